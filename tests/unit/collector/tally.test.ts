import { Tally } from "@/collector/report/tally.ts";
import { samplePost } from "./sample-post";

test.each([
  ["repeats balihomes/12", "repeats an earlier post"],
  ["repeats Bali Homes 2/12", "repeats an earlier post"],
  ["the owner says it repeats balihomes/12", "the owner says it repeats an earlier post"],
  ["it may repeat balihomes/12, or be another unit", "it may repeat an earlier post, or be another unit"],
  ["says that message 12 is taken", "says that an earlier message is taken"],
  ['no place is known by the name "cnaggu"', "no place is known by the name …"],
  ["its rent is uncertain: 3 of 4", "its rent is uncertain"],
  ["it states no rent; it names no area", "it states no rent; it names no area"],
])("%s is counted as: %s", (reason, counted) => {
  const tally = new Tally();
  tally.add("left out", reason);
  tally.add("left out", reason);
  expect(`${tally}`.split("\n")).toContain(`       2  ${counted}`);
});

test("the tally has a line for every outcome, also for those that did not occur", () => {
  const tally = new Tally();
  tally.add("unchanged", null);
  expect(`${tally}`.split("\n")).toEqual([
    ...["published  0", "updated    0", "ended      0", "merged     0", "queued     0", "left out   0"],
    "unchanged  1",
  ]);
});

test.each([
  [null, "published", "published  1"],
  ["merged", "published", "updated    1"],
  ["published", "removed", "ended      1"],
  ["removed", "removed", undefined],
] as const)("a post that was %s and is now %s is counted as %s", (before, status, counted) => {
  const tally = new Tally();
  tally.post(before && samplePost({ status: before }), samplePost({ status }));
  expect(`${tally}`.split("\n").find((line) => line.endsWith(" 1"))).toBe(counted);
});
