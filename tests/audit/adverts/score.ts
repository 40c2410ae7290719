import { INCLUDED } from "../../../lib/facts/stated-items.ts";
import type { ReadLabel } from "../../support/read-as-label.ts";
import { type Count, countValue, NONE } from "./count.ts";
import type { Label } from "./labelled-advert.ts";
import {
  countSilence,
  isUnstated,
  scoreFirstPrice,
  scorePrices,
  scoreStays,
  scoreTotals,
} from "./score-prices.ts";

export type Scores = Record<string, Count>;

/** What a label tells of; more is read. */
const LABELLED_INCLUDES = INCLUDED.filter((include) => include !== "furnished");

/** The fields whose values are compared as they are, and their names in the table. */
const VALUES = [
  ["bedrooms", "bedrooms"],
  ["bathrooms", "bathrooms"],
  ["phone", "phone"],
  ["telegram", "telegram"],
  ["gender", "gender"],
  ["deposit_in_words", "deposit, in words"],
] as const;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `kaba-kaba` is `Kaba Kaba`. */
const foldName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function scoreKind({ kind, kind_accept }: Label, read: string | null): Scores {
  const accepted = [kind, ...kind_accept];
  return Object.fromEntries(
    (["offer", "wanted", "other"] as const).map((asked) => {
      const isRead = read === asked;
      const isRight = accepted.includes(asked);
      const isMissed = kind === asked && !accepted.some((one) => one === read);
      return [
        `kind, ${asked}`,
        { right: +(isRead && isRight), wrong: +(isRead && !isRight), missed: +isMissed },
      ];
    }),
  );
}

function scoreArea({ area, area_accept }: Label, read: string[] | null): Count {
  const isNullRight = area === null || area_accept.includes(null);
  const right = [area ?? [], ...area_accept.map((names) => names ?? [])].flat().map(foldName);
  const found = read?.map(foldName) ?? [];
  const accepted = isNullRight ? [...right, null] : right;
  return countValue(accepted, found.find((name) => right.includes(name)) ?? found[0] ?? null);
}

function scoreIncludes(
  { includes, includes_accept, includes_optional }: Label,
  read: ReadLabel["includes"],
): Scores {
  const alternatives = [includes ?? {}, ...includes_accept];
  return Object.fromEntries(
    LABELLED_INCLUDES.map((what) => {
      const says = alternatives.map((one) => one[what] ?? null);
      const mayBeSilent = includes_optional.includes(what);
      const isLabelled = says.some((one) => one !== null);
      if (mayBeSilent && !isLabelled) return [what, NONE];
      return [what, countValue(mayBeSilent ? [...says, null] : says, read[what] ?? null)];
    }),
  );
}

const deposit = (value: ReadLabel["deposit"]): string | null => value && `${value.amount} ${value.currency}`;

/** How what was read in an advert agrees with its label. Only offers are scored beyond their kind. */
export function score(label: Label, read: ReadLabel): Scores {
  const scores = scoreKind(label, read.kind);
  if (label.kind !== "offer") return scores;
  if (label.prices !== undefined) {
    scores.prices = scorePrices(label, read.prices);
    scores["prices, first"] = scoreFirstPrice(label, read.prices);
    const stays = scoreStays(label, read.prices);
    if (stays !== null) scores.stays = stays;
    if (isUnstated(label)) scores["prices, none"] = countSilence(read.prices);
  }
  const totals = scoreTotals(label, read.totals);
  if (totals !== null) scores.totals = totals;
  for (const [field, name] of VALUES)
    if (label[field] !== undefined)
      scores[name] = countValue<string | number>([label[field], ...label[`${field}_accept`]], read[field]);
  if (label.area !== undefined) scores.area = scoreArea(label, read.area);
  if (label.phone === undefined && label.has_phone !== undefined)
    scores.phone = countValue([label.has_phone ? "any" : null], read.phone && "any");
  if (label.map_url !== undefined) scores.map_url = countValue([label.map_url], read.map_url);
  else if (label.has_map_link !== undefined)
    scores.map_url = countValue([label.has_map_link ? "any" : null], read.map_url && "any");
  const from = label.available_from;
  if (from === null || from === "now" || (from !== undefined && ISO_DATE.test(from)))
    scores.available_from = countValue([from, ...label.available_from_accept], read.available_from);
  const stay = label.minimum_stay_months;
  if (stay === null || typeof stay === "number")
    scores.minimum_stay_months = countValue(
      [stay, ...label.minimum_stay_months_accept],
      read.minimum_stay_months,
    );
  if (label.deposit !== undefined)
    scores.deposit = countValue([label.deposit, ...label.deposit_accept].map(deposit), deposit(read.deposit));
  if (label.available_in_words !== undefined)
    scores["available_from, in words"] = countValue([label.available_in_words], read.available_in_words);
  if (label.includes !== undefined)
    for (const [what, count] of Object.entries(scoreIncludes(label, read.includes)))
      scores[`includes, ${what}`] = count;
  return scores;
}
