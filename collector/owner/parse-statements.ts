import { NO_TERMS } from "../../lib/facts/rental-facts.ts";
import type { Says, StatedItem } from "../../lib/facts/stated-items.ts";
import { statementsOf } from "../../lib/facts/statements.ts";
import { readTerms } from "../../reader/rental-facts.ts";

/** What can be included, by the words of `includes=`. */
const INCLUDES = {
  pool: "pool",
  wifi: "wifi",
  ac: "ac",
  kitchen: "kitchen",
  parking: "parking",
  furnished: "furnished",
  cleaning: "cleaning",
  electricity: "electricity",
  water: "water",
  pets: "pets",
} as const satisfies Record<string, StatedItem>;

export const INCLUDED_NAMES = Object.keys(INCLUDES);

/** The words, where the site reads exactly this of them; null otherwise. */
function read(words: string, item: StatedItem, says: Says): string | null {
  const stated = statementsOf(words, readTerms(words) ?? NO_TERMS).filter(
    (statement) => statement.says !== "unstated",
  );
  const [first] = stated;
  return stated.length === 1 && first?.item === item && first.says === says ? words : null;
}

/** `5jt`, `USD 500`, or `none`. */
export function parseDeposit(written: string): string | null {
  const words = written.trim().toLowerCase();
  if (words === "none" || words === "no") return "no deposit";
  return read(`deposit ${words}`, "deposit", "yes");
}

/** `3` or `3 months`, `1 year`, `2 weeks`. */
export function parseStay(written: string): string | null {
  const words = written.trim().toLowerCase();
  const months = /^\d+$/.test(words) ? `${words} ${words === "1" ? "month" : "months"}` : words;
  return read(`minimum stay ${months}`, "minimumStay", "yes");
}

function includeWords(part: string): string | null {
  const [, no, name = ""] = /^(no |-)?\s*(\S+)$/.exec(part.trim().toLowerCase()) ?? [];
  const item = Object.entries(INCLUDES).find(([known]) => known === name)?.[1];
  if (item === undefined) return null;
  return no === undefined ? read(`${name} included`, item, "yes") : read(`no ${name}`, item, "no");
}

/** `wifi, electricity, no pets` */
export function parseIncludes(written: string): (string | null)[] {
  return written.split(",").map(includeWords);
}

/** The degrees of a point: `-8.6478, 115.1385`, or the address of a map that holds them. */
export function parsePoint(written: string): { lat: number; lng: number } | null {
  const [, lat, lng] = /(?<![\d.])(-\d{1,2}\.\d+)(?:,|%2C)(?:\s|\+|%20)*(\d{3}\.\d+)/i.exec(written) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}
