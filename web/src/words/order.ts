// Words of the order of techniques and of its profiles in the page's language.
import { order } from "./en/order.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("order", order);
