import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Fact } from "@/lib/advert/fact";
import { INCLUDED, type Include } from "@/lib/advert/includes";
import { type Advert, readAdvert } from "@/lib/advert/read-advert";

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
] as const;

/** What a sentence says, and the common words that say it; `{}` stands for each of them. */
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
  .parse(JSON.parse(readFileSync("tests/unit/advert/common-words.json", "utf8")));

/** No word of any language. */
const NONSENSE = "zzqxw";

const certain = (fact: Fact<unknown> | null | undefined): string =>
  fact?.doubt === null ? `${fact.value}` : "";

const isInclude = (fact: string): fact is Include => INCLUDED.some((include) => include === fact);

function factOf(advert: Advert, fact: (typeof rows)[number]["fact"]): string {
  if (isInclude(fact)) return certain(advert.includes[fact]);
  if (fact === "kind") {
    const { kind, why } = advert;
    return why === null || why === kind.value ? certain(kind) : `${certain(kind)}: ${why}`;
  }
  if (fact === "deposit") return advert.deposit?.doubt === null ? `${advert.deposit.value.amount}` : "";
  if (fact !== "rent") return certain(advert[fact]);
  return advert.rents
    .filter(({ doubt }) => doubt === null)
    .map(({ value }) => `${value.amount} ${value.currency} ${value.period}`)
    .join(", ");
}

it.each(rows)(
  "reads $fact in $says as $reads, by each common word",
  ({ says, fact, reads, posted, words }) => {
    const readWith = (word: string) =>
      factOf(readAdvert(says.replace("{}", word), { postedAt: new Date(posted) }), fact);
    expect(words.filter((word) => readWith(word) !== reads)).toEqual([]);
    expect(readWith(NONSENSE)).not.toBe(reads);
  },
);
