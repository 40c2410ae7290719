import type { Region, RegionText } from "../region.ts";
import { normalise, type Place } from "../text/normalise.ts";
import { type Handle, handlesIn } from "./handles.ts";
import { type Link, linksIn } from "./links.ts";
import { numbersIn, type PhoneNumber } from "./phone-numbers.ts";

/** The links, phone numbers and account names of a text, each from left to right; none overlap. */
type Contacts = {
  links: readonly Link[];
  phones: readonly PhoneNumber[];
  handles: readonly Handle[];
};

/**
 * A text as the rules read it. Each contact is replaced by a word of the same length, so that its digits are no sums.
 * `withContacts` still has them.
 */
export type Prose = RegionText & { contacts: Contacts; withContacts: string };

/** The replacements have the length of what they replace, so that places stay valid. */
const withReplaced = (text: string, places: readonly Place[], replacementFor: (place: string) => string) =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + replacementFor(rest.slice(start, end)) + rest.slice(end),
    text,
  );

const spacesFor = (contact: string) => " ".repeat(contact.length);
/** `Booking @anna` is read as `booking @xxxx`: the @ shows that the word before it is not alone. */
const wordFor = (contact: string) => (contact.startsWith("@") ? "@" : "x") + "x".repeat(contact.length - 1);

export function proseOf(written: string, region: Region): Prose {
  const { text, spanOf } = normalise(written);
  const links = linksIn(written, { text, spanOf });
  const withoutLinks = withReplaced(text, links, spacesFor);
  const handles = handlesIn(withoutLinks, region);
  const phones = numbersIn(withReplaced(withoutLinks, handles, spacesFor), region);
  return {
    text: withReplaced(text, [...links, ...handles, ...phones], wordFor),
    spanOf,
    region,
    contacts: { links, phones, handles },
    withContacts: text,
  };
}
