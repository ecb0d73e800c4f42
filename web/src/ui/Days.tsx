// A calendar of the puzzles of past days: a knot for each that was solved, and a thread through days in a row.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { openDaily } from "../app/daily.ts";
import { dailyStreaks, isInTime, isJoined, type SolvedDaily, solvedDailies, timeTold, weeksOf } from "../app/days.ts";
import { clock } from "../app/played.ts";
import { local } from "../app/stores.ts";
import { heading } from "../app/told.ts";
import { dailies, dailyLevels, dayNumber, dayOf } from "../model/today.ts";
import { shortTitle, words } from "../words.ts";
import { say } from "../words/days.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Next } from "./Icons.tsx";
import "../style/days.css";

const dateOf = (day: number) => new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);

/** 1 for Monday to 7, by the player's region; Monday if the browser does not know. */
function firstOfWeek(): number {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Short names from the first day of the week on; the first of June 2026 was a Monday. */
const weekdays = (first: number): string[] => Array.from({ length: 7 }, (_, i) => new Date(2026, 5, first + i).toLocaleDateString(words.locale, { weekday: "short" }));

export function Days(): JSX.Element {
  const app = useApp();
  const today = dayOf(new Date());
  const first = firstOfWeek();
  const all = solvedDailies(local);
  const byDay = new Map<number, SolvedDaily[]>();
  for (const one of all) byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  const inTime = new Set(all.filter(isInTime).map(({ day }) => dayNumber(day)));
  const streak = dailyStreaks(all, today);
  const [month, setMonth] = createSignal(Math.floor(today / 100));
  const [chosen, setChosen] = createSignal(today);
  const year = () => Math.floor(month() / 100);
  const weeks = createMemo(() => weeksOf(year(), month() % 100, first));
  const name = () => say().month(dateOf(month() * 100 + 1));
  const turn = (way: 1 | -1) => {
    const number = year() * 12 + (month() % 100) - 1 + way;
    setMonth(Math.floor(number / 12) * 100 + (number % 12) + 1);
  };
  const ofMonth = () => all.filter(({ day }) => Math.floor(day / 100) === month());
  const daysSoFar = () => weeks().flat().filter((day) => day && day <= today).length;
  const solvedOf = (day: number) => byDay.get(day) ?? [];
  const label = (day: number) => [say().day(say().date(dateOf(day)), solvedOf(day).length, day === today), timeTold(solvedOf(day), dailyLevels)].filter(Boolean).join(", ");
  const choice = createMemo(() => dailies(chosen()).map((one) => ({ one, done: solvedOf(chosen()).find(({ layout, level }) => layout === one.layout && level === one.level) })));
  const play = (one: ReturnType<typeof dailies>[0]) => {
    app.setDialog(null);
    void openDaily(app, one);
  };
  return (
    <div class="days">
      <div class="row streak"><p class="technique">{say().streak(streak.now)}</p><p class="aside">{say().longest(streak.longest)}</p></div>
      <div class="row month">
        <h3 aria-live="polite">{name()}</h3>
        <span class="aside">{say().figures(new Set(ofMonth().map(({ day }) => day)).size, daysSoFar(), ofMonth().length)}</span>
        <span class="turns">
          <button type="button" class="button text back" aria-label={say().before} onClick={() => turn(-1)}><Next /></button>
          <button type="button" class="button text" aria-label={say().after} disabled={month() >= Math.floor(today / 100)} onClick={() => turn(1)}><Next /></button>
        </span>
      </div>
      <table aria-label={name()}>
        <thead><tr><For each={weekdays(first)}>{(day) => <th scope="col">{day}</th>}</For></tr></thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => (
                    <td>
                      <Show when={day}>
                        <button type="button" aria-pressed={chosen() === day} aria-current={day === today ? "date" : undefined} disabled={day > today} onClick={() => setChosen(day)}
                          classList={{ solved: solvedOf(day).length > 0, before: inTime.has(dayNumber(day)) && isJoined(inTime, day, -1), after: inTime.has(dayNumber(day)) && isJoined(inTime, day, 1) }}>
                          <span class="hidden">{label(day)}</span>
                          <span class="date" aria-hidden="true">{day % 100}</span>
                          <span class="knots" aria-hidden="true"><Show when={solvedOf(day).length} fallback={<Show when={day <= today}><i class="open" /></Show>}><For each={solvedOf(day).slice(0, 4)}>{() => <i />}</For></Show></span>
                          <span class="time" aria-hidden="true">{timeTold(solvedOf(day), dailyLevels)}</span>
                        </button>
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <section aria-label={say().date(dateOf(chosen()))}>
        <h3>{say().date(dateOf(chosen()))}</h3>
        <Show when={chosen() !== today && !solvedOf(chosen()).length}><p class="aside">{say().late}</p></Show>
        <ul class="levels">
          <For each={choice()}>
            {({ one, done }) => (
              <li>
                <span>{one.layout === "9x9" ? heading(one.level) : shortTitle(one.layout)}</span>
                <Show when={done} fallback={<Button name={say().play} label={say().playOne(one.layout === "9x9" ? heading(one.level) : shortTitle(one.layout))} onPress={() => play(one)} />}>
                  {(solved) => <b>{solved().time ? clock(solved().time) : words.play.done}</b>}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
}
