import type { Span } from "../../lib/facts/fact.ts";
import { proseOf } from "./contacts.ts";

const MASK = "█";

/** Dates, and sums in groups or with zeros at their end, whose digits are no phone number. */
const NO_NUMBER =
  /(?<![\d.,])(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|20\d\d-\d\d-\d\d|[1-9]\d{0,2}(?:[.,' ]\d{3}){0,2}[.,' ]\d00|[1-9]\d{0,4}0{3,7})(?!\d)/g;

/** Eight digits and more with little between them, or seven in one piece. */
const DIGITS = /(?<!\p{Nd})(?:\p{Nd}(?:[^\p{L}\p{N}\n]{0,3}\p{Nd}){7,}|\p{Nd}{7})/gu;

function contactSpans(text: string): Span[] {
  const { contacts, spanOf } = proseOf(text);
  return [...contacts.links, ...contacts.handles, ...contacts.phones].map(({ start, end }) =>
    spanOf(start, end),
  );
}

/** Long runs of digits that the rules take for no phone number. */
function digitSpans(text: string): Span[] {
  const rest = text.replace(NO_NUMBER, (found) => "x".repeat(found.length));
  return Array.from(rest.matchAll(DIGITS), ({ 0: run, index: start }) => ({
    start,
    end: start + run.length,
  }));
}

/**
 * The text with phone numbers in every form that is read, other long runs of digits, links and handles masked; as long as
 * it was, so that a place in it is the same place in the text.
 */
export function maskContacts(text: string): string {
  const units = text.split("");
  for (const { start, end } of [...contactSpans(text), ...digitSpans(text)]) {
    for (let index = start; index < end; index += 1) if (/\S/.test(units[index] ?? " ")) units[index] = MASK;
  }
  return units.join("");
}
