import { NO_TERMS } from "../../lib/facts/rental-facts.ts";
import { INCLUDED, type Says, type StatedItem } from "../../lib/facts/stated-items.ts";
import { statementsOf } from "../../lib/facts/statements.ts";
import { longDate } from "../../lib/time/date-format.ts";
import { readTerms } from "../listing/rental-facts.ts";
import { ENGLISH } from "../report/english.ts";

function ifReadAs(words: string, item: StatedItem, says: Says): string | null {
  const statements = statementsOf(words, readTerms(words) ?? NO_TERMS, ENGLISH);
  const [stated, another] = statements.filter((statement) => statement.says !== "unstated");
  return !another && stated?.item === item && stated.says === says ? words : null;
}

/** Parses `5jt`, `USD 500` or `none`. */
export function parseDeposit(written: string): string | null {
  const words = written.trim().toLowerCase();
  if (words === "none" || words === "no") return "no deposit";
  return ifReadAs(`deposit ${words}`, "deposit", "yes");
}

/** Parses `3` or `3 months`, `1 year`, `2 weeks`. */
export function parseStay(written: string): string | null {
  const words = written.trim().toLowerCase();
  const months = /^\d+$/.test(words) ? `${words} ${words === "1" ? "month" : "months"}` : words;
  return ifReadAs(`minimum stay ${months}`, "minimumStay", "yes");
}

/** Parses `now`, `1 December`, `2026-12-01` or `01.12.2026`, with the next such day after `now` if it has no year. */
export function parseFrom(written: string, now: Date): string | null {
  const words = written.trim().toLowerCase();
  if (words === "now") return "available now";
  const day = readTerms(`available from ${words}`, now)?.availableFrom;
  return day?.doubt === null ? `available from ${longDate(new Date(day.value), "en")}` : null;
}

function includeWords(part: string): string | null {
  const [, no, name = ""] = /^(no |-)?\s*(\S+)$/.exec(part.trim().toLowerCase()) ?? [];
  const item = INCLUDED.find((known) => known === name);
  if (item === undefined) return null;
  return no === undefined ? ifReadAs(`${name} included`, item, "yes") : ifReadAs(`no ${name}`, item, "no");
}

/** Parses `wifi, electricity, no pets`; null for each part that is not understood. */
export function parseIncludes(written: string): (string | null)[] {
  return written.split(",").map(includeWords);
}

/** Parses `-8.6478, 115.1385`, or the address of a map that contains such a pair. */
export function parsePoint(written: string): { lat: number; lng: number } | null {
  const [, lat, lng] = /(?<![\d.])(-\d{1,2}\.\d+)(?:,|%2C)(?:\s|\+|%20)*(\d{3}\.\d+)/i.exec(written) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}
