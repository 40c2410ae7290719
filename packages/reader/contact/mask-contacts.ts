import type { Span } from "../text/normalise.ts";
import type { Prose } from "./contacts.ts";

const MASK = "█";

/** Dates, and sums in groups or with zeros at the end. */
const DATE_OR_SUM =
  /(?<![\d.,])(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|20\d\d-\d\d-\d\d|[1-9]\d{0,2}(?:[.,' ]\d{3}){0,2}[.,' ]\d00|[1-9]\d{0,4}0{3,7})(?!\d)/g;

/** Eight or more digits with small gaps, or seven without. */
const LONG_DIGITS = /(?<!\p{Nd})(?:\p{Nd}(?:[^\p{L}\p{N}\n]{0,3}\p{Nd}){7,}|\p{Nd}{7})/gu;

function contactSpans({ contacts, spanOf }: Prose): Span[] {
  return [...contacts.links, ...contacts.handles, ...contacts.phones].map(({ start, end }) =>
    spanOf(start, end),
  );
}

/** Long runs of digits that the rules do not take for phone numbers. */
function digitSpans(text: string): Span[] {
  const rest = text.replace(DATE_OR_SUM, (found) => "x".repeat(found.length));
  return Array.from(rest.matchAll(LONG_DIGITS), ({ 0: run, index: start }) => ({
    start,
    end: start + run.length,
  }));
}

/** `text` without contacts: masks phone numbers, other long runs of digits, links and accounts. The length stays, so that offsets remain valid. */
export function maskContacts(text: string, prose: Prose): string {
  const units = text.split("");
  for (const { start, end } of [...contactSpans(prose), ...digitSpans(text)]) {
    for (let index = start; index < end; index += 1) if (/\S/.test(units[index] ?? " ")) units[index] = MASK;
  }
  return units.join("");
}
