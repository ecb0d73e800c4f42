// Words of the calendar of days in the page's language.
import { days } from "./en/days.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("days", days);
