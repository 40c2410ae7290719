import { normalise } from "@rentals/reader/text/normalise.ts";
import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";
import { termFinder } from "@rentals/reader/vocabulary/term-finder.ts";
import { namedContacts } from "../posts/author.ts";
import type { PostRow } from "../posts/rows.ts";

/** Words by which a poster warns of others who pretend to be them: the number is their own. */
const ownNumberTerms = termFinder(vocabulary("ownNumber"));

/** The contacts that a post warns of, as it was judged (docs/behaviour.md, C22); empty for a post that is no warning. */
export function contactsWarnedOf(post: PostRow): string[] {
  const isWarning = post.reasons.some((reason) => reason.code === "no-home" && reason.of === "warning");
  return isWarning && ownNumberTerms.findAll(normalise(post.text).text).length === 0
    ? namedContacts(post)
    : [];
}

/** By what the warnings of a contact are found. */
export const keyOfWarning = (contact: string): string => `warned ${contact}`;
