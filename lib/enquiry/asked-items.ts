import type { Statement } from "@/lib/advert/statements";
import type { AskedItem } from "./enquiry-words";

/** What to ask about first. */
const ORDER: readonly AskedItem[] = [
  "rent",
  "deposit",
  "minimumStay",
  "electricity",
  "wifi",
  "water",
  "furnished",
  "kitchen",
  "ac",
  "parking",
  "cleaning",
  "pool",
  "pets",
];

/** Nobody answers a longer list. */
const MAX_ITEMS = 8;

/** What an enquiry asks about: the items that are not stated; of more than eight the most important ones (docs/behaviour.md, E1). */
export function askedItems(statements: readonly Pick<Statement, "item" | "says">[]): AskedItem[] {
  const unstated = statements.flatMap(({ item, says }) => (says === "unstated" ? [item] : []));
  return ORDER.filter((item) => unstated.includes(item)).slice(0, MAX_ITEMS);
}
