import type { Support } from "@rentals/reader/quoted/quoted-rent.ts";
import type { Span } from "../../lib/text/span.ts";

const MAX_LENGTH = 300;
const MAX_PLACES = 20;

function placesOfQuotation(text: string, masked: string, quotation: string): Span[] {
  const words = quotation.trim();
  if (words === "" || words.length > MAX_LENGTH) return [];
  const places: Span[] = [];
  for (let at = masked.indexOf(words); at >= 0 && places.length < MAX_PLACES; ) {
    places.push({ start: at, end: at + words.length });
    at = masked.indexOf(words, at + 1);
  }
  return places.filter(({ start, end }) => text.slice(start, end) === words);
}

/** The first occurrence of a quotation that supports a value, or why none does. Masked words support nothing. */
export function supportIn(
  text: string,
  masked: string,
  quotation: string,
  supports: (place: Span) => Support,
): Support {
  let support: Support = { lack: "its quotation is not in the text" };
  for (const place of placesOfQuotation(text, masked, quotation)) {
    support = supports(place);
    if ("spans" in support) return support;
  }
  return support;
}
