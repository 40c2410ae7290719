import { readFileSync } from "node:fs";
import { DAY_NOT_NAMED } from "@rentals/reader/forms/doubt.ts";
import { z } from "zod";
import { INCLUDED, type Include } from "@/lib/facts/stated-items";
import { reader } from "@/lib/region/region-reader";
import type { Advert } from "@/packages/reader/advert";
import type { Fact } from "@/packages/reader/fact";
import { isPaidInParts } from "@/packages/reader/rent/stay-totals";

const { readAdvert, readUnits } = reader;

const FACTS = [
  "kind",
  "rent",
  "deposit",
  "depositInWords",
  "bedrooms",
  "bathrooms",
  "propertyType",
  "area",
  "availableFrom",
  "minimumStayMonths",
  "minimumStayDays",
  "whatsapp",
  "telegram",
  "phones",
  "units",
  "paidInParts",
] as const;

/** A sentence, the common words to try in place of its `{}`, and the value to read with each of them. */
const rows = z
  .array(
    z.object({
      says: z.string(),
      fact: z.enum([...FACTS, ...INCLUDED]),
      reads: z.string(),
      posted: z.iso.date().default("2026-07-01"),
      words: z.string().transform((words) => words.split(", ")),
    }),
  )
  .parse(JSON.parse(readFileSync("tests/process/reader/common-words.json", "utf8")));

/** A word of no language. */
const NONSENSE = "zzqxw";

const certain = (fact: Fact<unknown> | null | undefined): string =>
  fact?.doubt === null ? `${fact.value}` : "";

const isInclude = (fact: string): fact is Include => INCLUDED.some((include) => include === fact);

const rentsIn = (advert: Advert): string =>
  advert.rents
    .filter(({ doubt }) => doubt === null)
    .map(({ value }) => `${value.amount} ${value.currency} ${value.period}`)
    .join(", ");

function unitsIn(text: string, postedAt: Date): string {
  const units = readUnits(text, { postedAt }).map(({ bedrooms, rents }) => {
    const amounts = rents.map(({ amount }) => amount).join(", ");
    return `${bedrooms ?? "?"} bedrooms for ${amounts}`;
  });
  return units.join("; ");
}

function kindOf({ kind, why }: Advert): string {
  return why === null || why === kind.value ? certain(kind) : `${certain(kind)}: ${why}`;
}

/** The value of one fact of a text, in words; "" if it is missing or doubtful. */
function factIn(text: string, fact: (typeof rows)[number]["fact"], postedAt: Date): string {
  if (fact === "units") return unitsIn(text, postedAt);
  const advert = readAdvert(text, { postedAt });
  if (fact === "paidInParts") return isPaidInParts(text, advert.rents) ? "yes" : "";
  if (isInclude(fact)) return certain(advert.includes[fact]);
  if (fact === "kind") return kindOf(advert);
  if (fact === "rent") return rentsIn(advert);
  if (fact === "deposit") return advert.deposit?.doubt === null ? `${advert.deposit.value.amount}` : "";
  if (fact === "phones") return advert.phones.map(certain).join(", ");
  const isAbout = fact === "availableFrom" && advert.availableFrom?.doubt === DAY_NOT_NAMED;
  return isAbout ? `about ${advert.availableFrom?.value}` : certain(advert[fact]);
}

it.each(rows)(
  "reads $fact in $says as $reads with each common word, and not with nonsense",
  ({ says, fact, reads, posted, words }) => {
    const readWith = (word: string) => factIn(says.replaceAll("{}", word), fact, new Date(posted));
    expect(words.filter((word) => readWith(word) !== reads)).toEqual([]);
    expect(readWith(NONSENSE)).not.toBe(reads);
  },
);
