import { placeMentions } from "../place/place-mentions.ts";
import type { Region, RegionText } from "../region.ts";
import type { Span } from "../text/normalise.ts";
import { isWithin, type Support } from "./quoted-rent.ts";

/** Shorter names are too similar to other words. */
const SHORTEST_WITH_TYPO = 5;
/** Whether two words are equal but for one letter that is wrong, missing, added or swapped with the next. */
function isSameOrTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < SHORTEST_WITH_TYPO) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  const rest = (word: string, from: number) => word.slice(first + from);
  const swapped = `${a.charAt(first + 1)}${a.charAt(first)}${rest(a, 2)}`;
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    swapped === rest(b, 0)
  );
}

function spellingsOf(area: string, { places }: Region): string[] {
  const known = Array.from(places.bySpelling).flatMap(([term, place]) =>
    place.area === area && place.role !== "street" ? [term] : [],
  );
  return [area, ...known];
}

/** All runs of `count` words in a normalised text. */
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

/** Whether the words around a span locate the home in the place, rather than near it. */
function isLocated({ text, region }: RegionText, { start, end }: Span): boolean {
  // The best known place replaces the name, so that only the words around it matter.
  const known = [...region.places.bySpelling.keys()].at(-1) ?? "";
  const read = `${text.slice(0, start)}${known}${text.slice(end)}`;
  return placeMentions(read, region).some((mention) => mention.start === start && mention.weight > 0);
}

/**
 * Checks an area against its quotation: the name must stand there, with at most one typo, and the words around it must locate
 * the home there (docs/behaviour.md, C3).
 */
export function quotedArea(advert: RegionText, area: string, quotation: Span): Support {
  const { text } = advert;
  const runs = spellingsOf(area, advert.region).flatMap((spelling) =>
    runsOfWords(text, spelling.split(/[ -]/).length).filter(
      (run) =>
        isWithin(advert.spanOf(run.start, run.end), quotation) &&
        isSameOrTypo(text.slice(run.start, run.end), spelling),
    ),
  );
  const [first] = runs;
  if (!first) return { lack: "its name is not in its quotation" };
  const located = runs.find((run) => isLocated(advert, run));
  return located
    ? { spans: [advert.spanOf(located.start, located.end)] }
    : { lack: "its quotation only says what is near" };
}
