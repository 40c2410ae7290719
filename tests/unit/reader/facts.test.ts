import { INCLUDED } from "@/lib/facts/stated-items";
import { reader } from "@/lib/region/region-reader";
import { readIncludes, readWifiSpeed } from "@/packages/reader/includes/includes";
import { quotedArea, quotedRent, type Support } from "@/packages/reader/quoted/quotations";
import type { Rent } from "@/packages/reader/rent";
import { readAvailableFrom } from "@/packages/reader/time/available-from";
import { readCases, testReadings } from "@/tests/support/case-table";

const { proseOf, readAdvert } = reader;

/** `other: ended` says why a post is no offer; a question mark and the reason for it follow a kind in doubt. */
function kindOf(text: string) {
  const { kind, why } = readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });
  const known = why === null || why === kind.value ? kind.value : `${kind.value}: ${why}`;
  return kind.doubt === null ? known : `${known}? ${kind.doubt}`;
}

test.each(readCases("tests/unit/reader/kind.tsv", ["kind", "text"]))(
  'the kind of "$text" is "$kind" ($at)',
  ({ kind, text }) => {
    expect(kindOf(text)).toBe(kind);
  },
);

function items(text: string) {
  const stated = readIncludes(proseOf(text));
  return INCLUDED.flatMap((item) => (stated[item] ? [[item, stated[item]] as const] : []));
}

testReadings("tests/unit/reader/includes.tsv", {
  "certain items": (text) =>
    items(text).flatMap(([item, { value, doubt }]) => (doubt === null ? [`${item} ${value}`] : [])),
  "doubtful items": (text) => items(text).flatMap(([item, { doubt }]) => (doubt === null ? [] : [item])),
  "Wi-Fi speed": (text) => readWifiSpeed(proseOf(text))?.value,
});

/** Tuesday in UTC, already Wednesday in Bali. */
const POSTED = new Date("2026-11-10T20:00:00Z");

testReadings("tests/unit/reader/available-from.tsv", {
  day: (text) => {
    const fact = readAvailableFrom(proseOf(text), POSTED);
    return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
  },
});

test("the date points to the words that state it", () => {
  const text = "𝗩𝗶𝗹𝗹𝗮, 𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰, pool";
  const [span] = readAvailableFrom(proseOf(text), POSTED)?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toBe("𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰");
});

function placeOf(text: string, words: string) {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in the text`);
  return { start, end: start + words.length };
}

/** The words that support a fact, or the reason why it has no support. */
const inWords = (text: string, found: Support) =>
  "lack" in found ? found.lack : found.spans.map(({ start, end }) => text.slice(start, end)).join(", ");

const PERIODS = new Map<string, Rent["period"]>([
  ["month", "month"],
  ["year", "year"],
]);

function rentOf(written: string): Rent {
  const [amount, currency = "", name = ""] = written.split(" ");
  const period = PERIODS.get(name);
  if (period === undefined)
    throw new Error(`"${written}" is no rent: write an amount, a currency and a period`);
  return { amount: Number(amount), currency, period };
}

test.each(readCases("tests/unit/reader/quoted-area.tsv", ["text", "area", "quotation", "support"]))(
  'the quotation "$quotation" of "$text" gives the area "$area" the support "$support" ($at)',
  ({ text, area, quotation, support }) => {
    const found = quotedArea(proseOf(text), area, placeOf(text, quotation));
    expect(inWords(text, found)).toBe(support);
  },
);

test.each(readCases("tests/unit/reader/quoted-rent.tsv", ["text", "rent", "amount", "period", "support"]))(
  'the quotations "$amount" and "$period" of "$text" give the rent "$rent" the support "$support" ($at)',
  ({ text, rent, amount, period, support }) => {
    const found = quotedRent(proseOf(text), rentOf(rent), placeOf(text, amount), placeOf(text, period));
    expect(inWords(text, found)).toBe(support);
  },
);
