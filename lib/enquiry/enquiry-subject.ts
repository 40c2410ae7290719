import type { Statement } from "@/lib/facts/statements";
import type { Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-address";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import type { EnquiredHome } from "./enquiry-text";
import type { AskedItem } from "./enquiry-words";

/** Enough to recognise a home by. */
const MAX_TITLE_LENGTH = 60;

/** Longer paths, as titles in Cyrillic give, are encoded once more within a link to a chat. */
const MAX_PATH_LENGTH = 120;

/** The home of an enquiry. A title in code units, cut between words; with a long path the address goes by the id, which redirects. */
export function enquiredHome(
  rental: Pick<Rental, "id" | "slug" | "title">,
  addressOf: (path: string) => string,
): EnquiredHome {
  const title = cutText(withoutContacts(plainText(rental.title ?? "")), MAX_TITLE_LENGTH);
  const path = rentalPath(rental);
  const short = path.length <= MAX_PATH_LENGTH ? path : rentalPath({ id: rental.id, slug: null });
  return { title: title === "" ? null : title, link: addressOf(short) };
}

/** What to ask about first, besides the day when the home is free. */
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

/** What an enquiry asks about: the day when the home is free and the items that are not stated; of more than eight items the most important ones (docs/behaviour.md, E1). */
export function askedItems(statements: readonly Pick<Statement, "item" | "says">[]): AskedItem[] {
  const unstated = statements.flatMap(({ item, says }) => (says === "unstated" ? [item] : []));
  const details = ORDER.filter((item) => unstated.includes(item)).slice(0, MAX_ITEMS);
  return unstated.includes("availableFrom") ? ["availableFrom", ...details] : details;
}
