import type { Span } from "../../lib/facts/fact.ts";
import type { Normalised } from "../normalise.ts";
import { placeMentions } from "../place/place-mentions.ts";
import { PLACE_NAMES } from "../vocabulary/place-names.ts";
import { isWithin, type Support } from "./quoted-rent.ts";

/** Shorter names are too much like other words. */
const SHORTEST_WITH_SLIP = 5;
/** Stands for a place where only the words around it matter. */
const SURE_PLACE = "canggu";

/** Whether two words differ in no more than one letter that is wrong, missing, added or swapped with the next. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST_WITH_SLIP) return false;
  let first = 0;
  while (first < one.length && one[first] === other[first]) first += 1;
  const rest = (word: string, from: number) => word.slice(first + from);
  const swapped = `${one.charAt(first + 1)}${one.charAt(first)}${rest(one, 2)}`;
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    swapped === rest(other, 0)
  );
}

/** Every way to write the name of an area. */
function spellingsOf(area: string): string[] {
  const known = Array.from(PLACE_NAMES).flatMap(([term, place]) =>
    place.area === area && place.role !== "street" ? [term] : [],
  );
  return [area, ...known];
}

/** Where a run of as many words as a name has stands in a normalised text. */
function runsOfWords(text: string, count: number): Span[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
  }));
  return words.flatMap(({ start }, index) => {
    const last = words[index + count - 1];
    return last ? [{ start, end: last.end }] : [];
  });
}

/** Whether a home would be in a place that stood here, rather than near it. */
function isLocated(text: string, { start, end }: Span): boolean {
  const read = `${text.slice(0, start)}${SURE_PLACE}${text.slice(end)}`;
  return placeMentions(read).some((mention) => mention.start === start && mention.weight > 0);
}

/**
 * Whether a text supports an area by a quotation of it: its name stands there, with one letter wrong at most, and the words
 * around it do not say that it is only near (docs/behaviour.md, C3).
 */
export function quotedArea(advert: Normalised, area: string, quotation: Span): Support {
  const { text } = advert;
  const named = spellingsOf(area).flatMap((spelling) =>
    runsOfWords(text, spelling.split(/[ -]/).length).filter(
      (run) =>
        isWithin(advert.spanOf(run.start, run.end), quotation) &&
        isAlike(text.slice(run.start, run.end), spelling),
    ),
  );
  const [first] = named;
  if (!first) return { lack: "its name is not in its quotation" };
  const located = named.find((run) => isLocated(text, run));
  return located
    ? { spans: [advert.spanOf(located.start, located.end)] }
    : { lack: "its quotation only says what is near" };
}
