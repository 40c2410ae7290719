import type { Statement } from "@/lib/facts/statements";
import type { Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-address";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import type { EnquiredHome } from "./enquiry-text";
import type { AskedItem } from "./enquiry-words";

/** Enough to recognise a home. */
const MAX_TITLE_LENGTH = 60;

/** Longer paths, such as Cyrillic slugs, would make the chat link too long: it percent-encodes them a second time. */
const MAX_PATH_LENGTH = 120;

/** The home of an enquiry. The title is cut between words; a long path is replaced by the one with the id, which redirects. */
export function enquiredHome(
  rental: Pick<Rental, "id" | "slug" | "title">,
  addressOf: (path: string) => string,
): EnquiredHome {
  const title = cutText(withoutContacts(plainText(rental.title ?? "")), MAX_TITLE_LENGTH);
  const path = rentalPath(rental);
  const short = path.length <= MAX_PATH_LENGTH ? path : rentalPath({ id: rental.id, slug: null });
  return { title: title === "" ? null : title, link: addressOf(short) };
}

/** Items by importance, apart from the date from which the home is available. */
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

/** Landlords do not answer longer lists. */
const MAX_ITEMS = 8;

/** The items that an enquiry asks about: those not stated, at most the eight most important, after the date of availability (docs/behaviour.md, E1). */
export function askedItems(statements: readonly Pick<Statement, "item" | "says">[]): AskedItem[] {
  const unstated = statements.flatMap(({ item, says }) => (says === "unstated" ? [item] : []));
  const details = ORDER.filter((item) => unstated.includes(item)).slice(0, MAX_ITEMS);
  return unstated.includes("availableFrom") ? ["availableFrom", ...details] : details;
}
