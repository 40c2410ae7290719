import { readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { listedRows, pathOf } from "../support/demo-rows.ts";
import { rentalRow } from "../support/rental-row.ts";
import { startSite } from "../support/site.ts";
import { type Question, type Row, recoveryLimitMs } from "./judge.ts";
import { listQuestion } from "./questions.ts";
import type { Fault } from "./runner.ts";
import { ask, untilRight } from "./visitors.ts";

const REVALIDATE_S = 2;

const NEW_ROW = rentalRow(800_001, {
  slug: "comes-after-them",
  title: "Comes after them",
  location: "canggu",
});
const now = new Date().toISOString();

/** What a collector's mistake can put into the table, and how the site names it: no script holds the first exactly. */
const UNUSABLE: readonly { name: string; id: string; named: RegExp }[] = [
  { name: "an id beyond 2^53", id: "9007199254740993", named: /\b900719925474099\d\b/ },
  { name: "a negative id", id: "-5", named: /-5\b/ },
];

/** A row that cannot be used is left out and named; the list goes on, and so do its changes. */
async function unusableRows(report: (row: Row) => void): Promise<void> {
  for (const { name, id, named } of UNUSABLE) {
    const data = await startDataBehindProxy();
    const site = await startSite({ env: readingFrom(data, REVALIDATE_S) });
    await ask(site.url, "/");
    const rows = [
      { ...rentalRow(1), id, slug: `unusable${id}`, title: "Unusable", posted_at_telegram: now },
      { ...NEW_ROW, posted_at_telegram: now },
    ];
    const { error } = await data.owner.from("rentals").insert(rows);
    if (error) throw new Error(error.message);
    // As many as before and the one that came with it.
    const list = listQuestion("/", [...listedRows, NEW_ROW]);
    const questions: Question[] = [
      { ...list, isRight: (answer) => list.isRight(answer) && answer.body.includes("Comes after them") },
      { path: pathOf(NEW_ROW), apology: null, isRight: ({ status }) => status === 200 },
      {
        path: "/feed.json",
        apology: null,
        isRight: ({ status, body }) => status === 200 && body.includes(pathOf(NEW_ROW)),
      },
      {
        path: "/api/health",
        apology: null,
        isRight: ({ status, body }) => status === 200 && body.includes('"fresh"'),
      },
    ];
    const times = await Promise.all(
      questions.map((question) => untilRight(site.url, question, recoveryLimitMs(REVALIDATE_S))),
    );
    const wrong = questions.filter((_, at) => times[at] === null).map(({ path }) => `${path} did not go on`);
    await site.stop();
    const said = site.output().split(/^site /m)[1] ?? "";
    report({
      name,
      figures: { "went on": `${questions.length - wrong.length} of ${questions.length}` },
      failures: [...wrong, ...(named.test(said) ? [] : [`the site did not say that it left out ${id}`])],
    });
    await data.close();
  }
}

export const LISTINGS: readonly Fault[] = [
  { name: "rows", title: "Rows that cannot be used", run: unusableRows },
];
