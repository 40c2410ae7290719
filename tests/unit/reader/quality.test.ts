import { readFileSync } from "node:fs";
import { z } from "zod";
import { reader } from "@/lib/region/region-reader";
import { precision, recall } from "@/tests/audit/adverts/count.ts";
import { labelledAdvert } from "@/tests/audit/adverts/labelled-advert.ts";
import { sumScores } from "@/tests/audit/adverts/report.ts";
import { score } from "@/tests/audit/adverts/score.ts";
import { readCases } from "@/tests/support/case-table";
import { readAsLabel } from "@/tests/support/read-as-label.ts";

const { readAdvert } = reader;

function scoresOf(...files: readonly string[]) {
  const adverts = files.flatMap((file) =>
    z.array(labelledAdvert).parse(JSON.parse(readFileSync(file, "utf8"))),
  );
  return sumScores(
    adverts.map(({ text, posted_at, label }) =>
      score(label, readAsLabel(readAdvert(text, { postedAt: new Date(posted_at) }))),
    ),
  );
}

const SCORES = new Map([
  ["open", scoresOf("tests/adverts/en.json", "tests/adverts/id.json", "tests/adverts/ru.json")],
  [
    // The authors of the rules do not read these.
    "held-out",
    scoresOf(
      "tests/adverts/en-held-out.json",
      "tests/adverts/id-held-out.json",
      "tests/adverts/ru-held-out.json",
    ),
  ],
  // One to three lines: pairs of a wanted post and an offer, or an offer and another post.
  ["short", scoresOf("tests/adverts/short.json")],
  // In the styles of channels, written without looking at the rules.
  ["varied", scoresOf("tests/adverts/varied.json")],
  // The kinds of posts that were once misread, and lookalikes of another kind.
  ["misread", scoresOf("tests/adverts/misread.json")],
  // Colloquial, with typing errors, asides and jokes.
  ["colloquial", scoresOf("tests/adverts/colloquial.json")],
  // Agents' lists, owners' posts, sublets and rooms in shared houses, and the posts between them in a channel.
  ["channel", scoresOf("tests/adverts/channel.json")],
  // Offers that begin like talk; talk, pitches and services that name a rent.
  ["chatter", scoresOf("tests/adverts/chatter.json")],
  // Payments, complaints, questions and unusual offers, written before rules for them existed.
  ["overheard", scoresOf("tests/adverts/overheard.json")],
  // Rents that fall with the length of stay, and lengths of stay that set no rent.
  ["ladders", scoresOf("tests/adverts/ladders.json")],
  // Sums for several months at once, and lookalikes.
  ["totals", scoresOf("tests/adverts/totals.json")],
  // Deposits and dates in words, without a number.
  ["worded", scoresOf("tests/adverts/worded.json")],
  // Sales that name a rent, spam, similar offers, kinds of room, extra charges and charges up to a cap.
  ["pitches", scoresOf("tests/adverts/pitches.json")],
  // Money of other countries, metres after a word for "only", and other posts that were misread; some still are.
  ["elsewhere", scoresOf("tests/adverts/elsewhere.json")],
  ["demo", scoresOf("supabase/demo/labels.json")],
]);

test.each(readCases("tests/unit/reader/quality.tsv", ["adverts", "field", "precision", "recall"]))(
  'the reader finds "$field" in the $adverts adverts with at least a precision of $precision and a recall of $recall ($at)',
  ({ adverts, field, ...least }) => {
    const count = SCORES.get(adverts)?.[field];
    expect(count && precision(count)).toBeGreaterThanOrEqual(Number(least.precision));
    expect(count && recall(count)).toBeGreaterThanOrEqual(Number(least.recall));
  },
);
