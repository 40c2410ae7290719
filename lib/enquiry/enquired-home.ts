import type { Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-address";
import { cutText } from "@/lib/text/excerpt";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import type { EnquiredHome } from "./enquiry-text";

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
