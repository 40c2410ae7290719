import type { Advert } from "@rentals/reader/advert.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";
import { termSet } from "@rentals/reader/vocabulary/pattern.ts";
import { termFinder } from "@rentals/reader/vocabulary/term-finder.ts";
import { capitalisedName } from "../../lib/places/place-label.ts";
import type { Span } from "../../lib/text/span.ts";
import type { Corrections } from "../judge/corrections.ts";

const MAX_LENGTH = 100;
const MIN_LENGTH = 8;
/** Fewest words besides generic ones ("villa for rent") for a line that names neither bedrooms nor area. */
const MIN_INFORMATIVE_WORDS = 2;
/** The first and last character of a title: not emoji, bullets or dashes. */
const TITLE_START = /[\p{L}\p{N}("]/u;
const TITLE_END = /[\p{L}\p{N})"!?%+]/u;
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{20e3}|\u{200d}/gu;
/** Invisible format characters. Marks of text direction would reverse what surrounds the title. */
const INVISIBLE = /\p{Cf}/gu;
/** Mathematical letters used as a font: 𝗩𝗜𝗟𝗟𝗔. */
const STYLED_LETTERS = /[\u{1d400}-\u{1d7ff}]/gu;
const WORDS = /\p{L}+/gu;

/** Words that do not distinguish one home from another: "for rent", "villa". */
const genericTerms = termFinder(vocabulary("titleWord"));

const HASHTAG = /#[\p{L}\p{N}_]+/gu;

type Line = { text: string; start: number; end: number };

function firstLine(text: string): Line | null {
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    if (/[\p{L}\p{N}]/u.test(line.replace(HASHTAG, ""))) return { text: line, start, end };
    start = end + 1;
  }
  return null;
}

function isIn(line: Line, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start >= line.start && span.end <= line.end);
}

function withoutDecoration(line: string): string {
  let end = line.length;
  while (end > 0 && !TITLE_END.test(line.charAt(end - 1))) end -= 1;
  return line.slice(Math.max(line.search(TITLE_START), 0), end);
}

const SMALL_WORDS = termSet("titleCase.small");

function capitalised(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && SMALL_WORDS.has(lower)) return lower;
  return word.length < 3 ? word : `${word.charAt(0)}${lower.slice(1)}`;
}

/** Changes a title in capitals to "Kost Eksklusif Sanur". Words of two letters may be abbreviations and stay. */
function withoutCapitals(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (capitals.length < letters.length * 0.7) return title;
  return title.replace(WORDS, capitalised);
}

function informativeWords(line: string): number {
  const { text } = normalise(line);
  const known = genericTerms
    .findAll(text)
    .reduce((sum, { start, end }) => sum + (text.slice(start, end).match(WORDS)?.length ?? 0), 0);
  return (text.match(WORDS)?.length ?? 0) - known;
}

/** The first line of the post as a title; null unless it names the home, without contacts or rents. */
function titleFromText(text: string, advert: Advert): string | null {
  const line = firstLine(text);
  if (!line) return null;
  const { propertyType, bedrooms, area, phones, whatsapp, telegram, email, links, rents } = advert;
  const namesHome = [propertyType, bedrooms, area].some((fact) => fact && isIn(line, fact.spans));
  const contacts = [...phones, whatsapp, telegram, email, ...links, ...rents];
  if (!namesHome || contacts.some((fact) => fact && isIn(line, fact.spans))) return null;
  const isRoom = propertyType?.value === "room";
  const isSpecific = [isRoom ? null : bedrooms, area].some((fact) => fact && isIn(line, fact.spans));
  if (!isSpecific && informativeWords(line.text) < MIN_INFORMATIVE_WORDS) return null;
  const plain = line.text
    .replace(STYLED_LETTERS, (letter) => letter.normalize("NFKC"))
    .replace(PICTURES, " ")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ");
  const title = withoutCapitals(withoutDecoration(plain));
  return title.length >= MIN_LENGTH && title.length <= MAX_LENGTH ? title : null;
}

/** "2-bedroom ", or nothing where the type says it: a room, a studio, one room of a guest house. */
function bedroomsPrefix(bedrooms: number | null, kind: string): string {
  if (bedrooms === null || bedrooms === 0 || kind === "room" || kind === "studio") return "";
  return kind === "guest house" && bedrooms === 1 ? "" : `${bedrooms}-bedroom `;
}

/** The title of a listing: the first line of its post if that can serve as one and the owner corrects nothing in it, else "2-bedroom villa in Canggu". */
export function titleOf(
  text: string,
  advert: Advert,
  facts: { bedrooms: number | null; propertyType: string | null; location: string },
  owner: Pick<Corrections, "area" | "bedrooms" | "type">,
): string {
  const isCorrected = [owner.area, owner.bedrooms, owner.type].some((value) => value !== undefined);
  const fromText = isCorrected ? null : titleFromText(text, advert);
  if (fromText !== null) return fromText;
  const kind = facts.propertyType ?? "home";
  const words = `${bedroomsPrefix(facts.bedrooms, kind)}${kind} in ${capitalisedName(facts.location)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
