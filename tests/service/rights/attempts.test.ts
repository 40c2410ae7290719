import { attemptFailures, type Outcome } from "@/tests/support/rights/attempts.ts";

const refused: Outcome = { result: "refused", said: "ERROR: 42501: permission denied" };
const missing: Outcome = { result: "refused", said: '404 {"code":"PGRST202"}' };
const nothing: Outcome = { result: "nothing", said: "200 []" };
const done: Outcome = { result: "done", said: "201 [{}]" };

test.each([
  ["refused to visitors only", "refused", refused, done, 0],
  ["refused to everybody", "refused", refused, refused, 1],
  ["refused because the target does not exist", "refused", missing, missing, 2],
  ["done by a visitor", "refused", done, done, 1],
  ["without effect for a visitor", "refused", nothing, done, 1],
  ["without a row for visitors only", "nothing", nothing, done, 0],
  ["without a row for anybody", "nothing", nothing, nothing, 1],
  ["showing a row to visitors", "nothing", done, done, 1],
] as const)("finds the failures of an attempt %s (expected: %s)", (_, expected, visitor, owner, failures) => {
  expect(attemptFailures({ expected }, { visitor, owner })).toHaveLength(failures);
});
