import { proseOf } from "../contact/contacts.ts";
import { areNested, readArea } from "../place/area.ts";
import { type PlaceMention, placeMentions } from "../place/place-mentions.ts";
import type { Region } from "../region.ts";
import { readPrices } from "../rent/prices.ts";
import { listedHomes, type Segment } from "./listed-homes.ts";

/** Most homes that a post is split into; one with more stays whole. */
export const MOST_HOMES = 12;

const LEADING_NUMBER = /^\(?\d{1,2}(?:[.)](?!\d)|\ufe0f?\u20e3)/u;

/** Whether a mention of a place says where a home is, not what is near. */
const isLocated = ({ weight }: PlaceMention): boolean => weight >= 2;

const SENTENCE_ENDS = ["\n", ". ", ", ", "; ", "! "];

/** Where the last home ends and what is said of all begins: after as many lines as other homes have, or before the only contact. */
function endOfLast(
  written: string,
  last: Segment,
  others: readonly Segment[],
  contacts: readonly number[],
): number {
  const lines = others.map(({ start, end }) => written.slice(start, end).trim().split("\n").length);
  const own = written
    .slice(last.start)
    .split("\n", Math.max(...lines))
    .join("\n");
  const isShared = !others.some(({ start, end }) => contacts.some((at) => start <= at && at < end));
  const contact = isShared ? contacts.find((at) => at > last.start) : undefined;
  if (contact === undefined || contact - last.start > own.length) return last.start + own.length;
  const before = written.slice(last.start, contact);
  const sentence = Math.max(...SENTENCE_ENDS.map((sign) => before.lastIndexOf(sign)));
  return sentence > 0 ? last.start + sentence + 1 : contact;
}

/** The lines that are about all homes without those that locate another one; a line with a contact stays. */
function sharedLines(text: string, home: Segment, homes: readonly Segment[], region: Region): string[] {
  const isElsewhere = (area: string) =>
    home.area === null
      ? homes.some((other) => other.area === area)
      : ![home.area, ...region.places.widerAreas(home.area)].includes(area);
  return text.split("\n").filter((line) => {
    const { text: plain, contacts } = proseOf(line, region);
    const hasContact = Object.values(contacts).some((found) => found.length > 0);
    const located = placeMentions(plain, region).filter(isLocated);
    return hasContact || !located.some(({ area }) => isElsewhere(area));
  });
}

/** Whether a text is read as one home in the area, with a certain rent. */
function isComplete(text: string, { area, hasRent }: Segment, region: Region): boolean {
  const advert = proseOf(text, region);
  const { rents } = readPrices(advert);
  const read = readArea(advert, rents);
  if (area === null || !hasRent || read?.doubt !== null) return false;
  return rents.some(({ doubt }) => doubt === null) && areNested(read.value, area, region);
}

/** Splits a text into homes. Null unless two of them, in two areas, are read with their rents. */
function textsOf(
  written: string,
  homes: readonly Segment[],
  contacts: readonly number[],
  region: Region,
): string[] | null {
  const [first, last] = [homes[0], homes.at(-1)];
  if (!first || !last || homes.length < 2 || homes.length > MOST_HOMES) return null;
  const end = endOfLast(written, last, homes.slice(0, -1), contacts);
  const texts = homes.map((home) => {
    const shared = (text: string) => sharedLines(text, home, homes, region).join("\n");
    const own = written.slice(home.start, home === last ? end : home.end).trim();
    const parts = [
      shared(written.slice(0, first.start)),
      own.replace(LEADING_NUMBER, "").replace(/[,;]$/, ""),
      shared(written.slice(end)),
    ];
    return parts.flatMap((part) => part.trim() || []).join("\n");
  });
  const areas = homes.flatMap((home, nth) =>
    home.area !== null && isComplete(texts[nth] ?? "", home, region) ? [home.area] : [],
  );
  return areas.some((one) => areas.some((other) => !areNested(one, other, region))) ? texts : null;
}

/**
 * The texts of the homes that a post lists in several areas, each with what is said of all: heading, contacts, conditions. The text
 * itself if it lists none, or only types of one house (docs/behaviour.md, C23).
 */
export function splitHomes(written: string, region: Region): string[] {
  const advert = proseOf(written, region);
  const located = placeMentions(advert.text, region).filter(isLocated);
  const areas = [...new Set(located.map(({ area }) => area))];
  if (areas.every((one) => areas.every((other) => areNested(one, other, region)))) return [written];
  const rents = readPrices(advert).rents.flatMap(({ spans: [sum] }) => sum ?? []);
  if (rents.length < 2) return [written];
  const contacts = Object.values(advert.contacts)
    .flatMap((found) => found.map(({ start, end }) => advert.spanOf(start, end).start))
    .toSorted((a, b) => a - b);
  for (const homes of listedHomes(written, advert, rents)) {
    const texts = textsOf(written, homes, contacts, region);
    if (texts) return texts;
  }
  return [written];
}
