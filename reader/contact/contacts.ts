import { type Normalised, normalise } from "../normalise.ts";
import { type Handle, handlesIn } from "./handles.ts";
import { type Link, linksIn } from "./links.ts";
import { numbersIn, type PhoneNumber } from "./phone-numbers.ts";

/** Everything in a text by which somebody or a page on the web is reached, from left to right by kind; none overlap. */
type Contacts = {
  links: readonly Link[];
  phones: readonly PhoneNumber[];
  handles: readonly Handle[];
};

/** A text as the rules read it, with a word of as many letters for every contact: its digits are no sums and its words names. */
export type Prose = Normalised & { contacts: Contacts; withContacts: string };

type Place = { start: number; end: number };

function replaced(text: string, places: readonly Place[], by: (place: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), by(text.slice(start, end)));
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

const asSpaces = (contact: string) => " ".repeat(contact.length);
/** `Booking @anna` is read as `booking @xxxx`, where the word before is not alone. */
const asWord = (contact: string) => (contact.startsWith("@") ? "@" : "x") + "x".repeat(contact.length - 1);

/** Normalises a text and finds its contacts. */
export function proseOf(written: string): Prose {
  const { text, spanOf } = normalise(written);
  const links = linksIn(written, { text, spanOf });
  const withoutLinks = replaced(text, links, asSpaces);
  const handles = handlesIn(withoutLinks);
  const phones = numbersIn(replaced(withoutLinks, handles, asSpaces));
  return {
    text: replaced(text, [...links, ...handles, ...phones], asWord),
    spanOf,
    contacts: { links, phones, handles },
    withContacts: text,
  };
}
