import type { Span } from "../../lib/facts/fact.ts";
import type { Support } from "../../reader/quoted/quoted-rent.ts";

const MAX_LENGTH = 300;
/** Of the places where the same words stand. */
const MAX_PLACES = 20;

/** Where a quotation stands word for word, in a text and in the same text as it was sent. */
function placesOf(text: string, masked: string, quotation: string): Span[] {
  const words = quotation.trim();
  if (words === "" || words.length > MAX_LENGTH) return [];
  const places: Span[] = [];
  for (let at = masked.indexOf(words); at >= 0 && places.length < MAX_PLACES; ) {
    places.push({ start: at, end: at + words.length });
    at = masked.indexOf(words, at + 1);
  }
  return places.filter(({ start, end }) => text.slice(start, end) === words);
}

/** The first place of a quotation that supports a value; why none does. A place in what was masked supports nothing. */
export function supportIn(
  text: string,
  masked: string,
  quotation: string,
  supports: (place: Span) => Support,
): Support {
  let support: Support = { lack: "its quotation is not in the text" };
  for (const place of placesOf(text, masked, quotation)) {
    support = supports(place);
    if ("spans" in support) return support;
  }
  return support;
}
