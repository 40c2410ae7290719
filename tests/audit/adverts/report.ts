import type { ReadLabel } from "../../support/read-as-label.ts";
import { add, type Count, NONE, precision, recall } from "./count.ts";
import type { LabelledAdvert } from "./labelled-advert.ts";
import { type Scores, score } from "./score.ts";

export type ReadAndLabelled = { advert: LabelledAdvert; read: ReadLabel };

export function sumScores(all: readonly Scores[]): Scores {
  const sums: Scores = {};
  for (const scores of all)
    for (const [field, count] of Object.entries(scores)) sums[field] = add(sums[field] ?? NONE, count);
  return sums;
}

const share = (value: number | null): string => value?.toFixed(2) ?? "   -";
const cell = (count: Count | undefined): string =>
  count === undefined ? "" : `${share(precision(count))} ${share(recall(count))}`;
const counts = ({ right, wrong, missed }: Count): string => `${right}/${wrong}/${missed}`;

const LANGUAGES = ["en", "id", "ru", "mixed"] as const;

/** Precision and recall by field and language, with the values read right, read wrong and missed. */
export function scoreTable(name: string, adverts: readonly ReadAndLabelled[]): string {
  const scored = adverts.map(({ advert, read }) => ({
    lang: advert.lang,
    scores: score(advert.label, read),
  }));
  const sums = sumScores(scored.map(({ scores }) => scores));
  const columns = LANGUAGES.map((asked) =>
    sumScores(scored.filter(({ lang }) => lang === asked).map(({ scores }) => scores)),
  );
  const row = (cells: readonly string[]) =>
    cells
      .map((text) => text.padEnd(12))
      .join("")
      .trimEnd();
  const [field, ...rest] = ["precision recall", "right/wrong/missed", ...LANGUAGES];
  const head = `${"".padEnd(22)}${(field ?? "").padEnd(18)}${(rest[0] ?? "").padEnd(20)}${row(rest.slice(1))}`;
  const rows = Object.entries(sums).map(
    ([what, sum]) =>
      `${what.padEnd(22)}${cell(sum).padEnd(18)}${counts(sum).padEnd(20)}${row(columns.map((column) => cell(column[what])))}`,
  );
  return [`${name}: ${adverts.length} adverts`, head, ...rows].join("\n");
}

/** One line for each field of an advert that was read wrongly or not at all. */
export function mistakes({ advert, read }: ReadAndLabelled): string[] {
  return Object.entries(score(advert.label, read)).flatMap(([field, { wrong, missed }]) => {
    if (wrong + missed === 0) return [];
    const [key] = field.split(",");
    const [found, stated] = [read, advert.label].map(
      (of) => Object.entries(of).find(([name]) => name === key)?.[1],
    );
    return [`${advert.id}  ${field}: ${JSON.stringify(found)}, not ${JSON.stringify(stated)}`];
  });
}
