// A mark that takes part in a step: shape carries its role, and colour says it again.
import { type JSX, Match, Show, Switch } from "solid-js";
import type { Mark } from "../draw/evidence.ts";
import type { Point } from "../draw/outline.ts";
import { px, type Sizes } from "../draw/spots.ts";

export function MarkShape(props: { mark: Mark; at: Point; pitch: number; sizes: Sizes; text: string }): JSX.Element {
  const r = () => (props.sizes.dots ? Math.max(3, props.sizes.cell * 0.115) : props.sizes.disc);
  const x = () => props.at.x;
  const y = () => props.at.y;
  // A number is in the middle between four marks, if each mark has a place of its own for it.
  const small = () => (props.sizes.dots ? 0 : Math.min(props.sizes.mark * 0.62, (props.pitch * Math.SQRT2 - 2 * r()) * 0.9));
  const role = () => props.mark.role;
  return (
    <g class={`special ${role()}`}>
      <Switch>
        <Match when={role() === "on"}>
          <circle cx={x()} cy={y()} r={r()} />
        </Match>
        <Match when={role() === "square"}>
          <rect x={x() - r() * 0.92} y={y() - r() * 0.92} width={r() * 1.84} height={r() * 1.84} rx={r() * 0.25} />
        </Match>
        <Match when={role() === "fin"}>
          <path d={`M${x()} ${y() - r() * 1.28}L${x() + r() * 1.28} ${y()}L${x()} ${y() + r() * 1.28}L${x() - r() * 1.28} ${y()}Z`} />
        </Match>
        <Match when={role() === "removed" && !props.sizes.dots}>
          <circle cx={x()} cy={y()} r={r()} />
        </Match>
      </Switch>
      <Show when={!props.sizes.dots}>
        <text x={x()} y={y() + props.sizes.mark * 0.36} font-size={px(props.sizes.mark * 0.95)}>{props.text}</text>
      </Show>
      <Show when={role() === "removed"}>
        <path
          class="slash"
          d={props.sizes.dots
            ? `M${x() - r()} ${y() - r()}L${x() + r()} ${y() + r()}M${x() - r()} ${y() + r()}L${x() + r()} ${y() - r()}`
            : `M${x() - r()} ${y() + r()}L${x() + r()} ${y() - r()}`}
        />
      </Show>
      <Show when={props.mark.order && small() >= 5.5}>
        <text class="order" x={x() + props.pitch / 2} y={y() - props.pitch / 2 + small() * 0.36} font-size={px(small())}>{props.mark.order}</text>
      </Show>
    </g>
  );
}
