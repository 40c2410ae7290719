import type { Span } from "../../lib/facts/fact.ts";
import { placeLabel } from "../../lib/places/place-label.ts";
import type { Advert } from "../../reader/advert.ts";
import type { Fact } from "../../reader/fact.ts";
import { normalise } from "../../reader/normalise.ts";
import { termFinder } from "../../reader/term-finder.ts";
import { vocabulary } from "../../reader/vocabulary/lexicon.ts";
import { termSet } from "../../reader/vocabulary/pattern.ts";
import type { Corrections } from "../judge/corrections.ts";

const MAX_LENGTH = 100;
const MIN_LENGTH = 8;
/** Of words that say more than that a home is let, unless rooms or the area are named. */
const MIN_OWN_WORDS = 2;
/** What a title may begin and end with: no emoji, bullets and lines of dashes. */
const BEGINNING = /[\p{L}\p{N}("]/u;
const END = /[\p{L}\p{N})"!?%+]/u;
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{20e3}|\u{200d}/gu;
/** Of the direction of writing and the like, which nobody sees and which turn what stands around a title. */
const UNSEEN = /\p{Cf}/gu;
/** 𝗩𝗜𝗟𝗟𝗔 */
const STYLED = /[\u{1d400}-\u{1d7ff}]/gu;
const WORDS = /\p{L}+/gu;

/** Words that say that something is let, and by whom. */
const LETTING = termFinder(vocabulary("titleWord", ["letting", "home"]));

const HASHTAG = /#[\p{L}\p{N}_]+/gu;

type Line = { text: string; start: number; end: number };

/** The first line with more than hashtags in it. */
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
  while (end > 0 && !END.test(line.charAt(end - 1))) end -= 1;
  return line.slice(Math.max(line.search(BEGINNING), 0), end);
}

const SMALL_WORDS = termSet("titleCase.small");

function withCapital(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && SMALL_WORDS.has(lower)) return lower;
  return word.length < 3 ? word : `${word.charAt(0)}${lower.slice(1)}`;
}

/** A title in capitals with them at the beginnings of its words: "Kost Eksklusif Sanur". Two letters may be short for something. */
function withoutShouting(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (capitals.length < letters.length * 0.7) return title;
  return title.replace(WORDS, withCapital);
}

/** How many words say more than that a home is let. */
function ownWords(line: string): number {
  const { text } = normalise(line);
  const known = LETTING.findAll(text).reduce(
    (sum, { start, end }) => sum + (text.slice(start, end).match(WORDS)?.length ?? 0),
    0,
  );
  return (text.match(WORDS)?.length ?? 0) - known;
}

type Named = Pick<Corrections, "area" | "bedrooms" | "type">;

/** Whether a line says another area, type or number of bedrooms than the owner does. */
function isCorrected(line: Line, { area, bedrooms, propertyType }: Advert, owner: Named): boolean {
  const stated: [Fact<string | number> | null, string | number | undefined][] = [
    [area, owner.area],
    [bedrooms, owner.bedrooms],
    [propertyType, owner.type],
  ];
  return stated.some(
    ([fact, said]) => fact !== null && said !== undefined && fact.value !== said && isIn(line, fact.spans),
  );
}

/** The first line of the post, where it says what is let and not whom to call or for how much. */
function ownTitle(text: string, advert: Advert, owner: Named): string | null {
  const line = firstLine(text);
  if (!line || isCorrected(line, advert, owner)) return null;
  const { propertyType, bedrooms, area, phones, whatsapp, telegram, links, rents } = advert;
  const says = [propertyType, bedrooms, area].some((fact) => fact && isIn(line, fact.spans));
  const contacts = [...phones, whatsapp, telegram, ...links, ...rents];
  if (!says || contacts.some((fact) => fact && isIn(line, fact.spans))) return null;
  const isRoom = propertyType?.value === "room";
  const tells = [isRoom ? null : bedrooms, area].some((fact) => fact && isIn(line, fact.spans));
  if (!tells && ownWords(line.text) < MIN_OWN_WORDS) return null;
  const plain = line.text
    .replace(STYLED, (letter) => letter.normalize("NFKC"))
    .replace(PICTURES, " ")
    .replace(UNSEEN, "")
    .replace(/\s+/g, " ");
  const title = withoutShouting(withoutDecoration(plain));
  return title.length >= MIN_LENGTH && title.length <= MAX_LENGTH ? title : null;
}

/** The bedrooms that a title counts: those of a room, a studio and one room of a guest house go without saying. */
function roomsOf(bedrooms: number | null, kind: string): string {
  if (bedrooms === null || bedrooms === 0 || kind === "room" || kind === "studio") return "";
  return kind === "guest house" && bedrooms === 1 ? "" : `${bedrooms}-bedroom `;
}

/**
 * The title of a listing: that of the post, or what is let and where: "2-bedroom villa in Canggu". A line of the post that
 * contradicts what the owner says is no title.
 */
export function titleOf(
  text: string,
  advert: Advert,
  facts: { bedrooms: number | null; propertyType: string | null; location: string },
  owner: Named,
): string {
  const own = ownTitle(text, advert, owner);
  if (own !== null) return own;
  const kind = facts.propertyType ?? "home";
  const words = `${roomsOf(facts.bedrooms, kind)}${kind} in ${placeLabel(facts.location)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
