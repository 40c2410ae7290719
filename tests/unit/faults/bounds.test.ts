import { hostileFailure } from "@/tests/faults/fuzz.ts";
import { memoryFailures } from "@/tests/faults/memory.ts";
import { attemptFailures, type Outcome } from "@/tests/faults/rights/attempts.ts";

test.each([
  ["stays", [500, 800, 820, 830], []],
  ["is over the bound once", [500, 800, 1_025, 900], ["memory: 1025 MB, at most 1024 MB"]],
  ["goes on growing", [500, 700, 800, 900], ["growth in the second half: 200 MB, at most 150 MB"]],
  [
    "cannot be read at the end",
    [500, 600, 610, null],
    ["memory: not known", "growth in the second half: not known"],
  ],
])("memory that %s", (_, steps, failures) => {
  expect(memoryFailures(steps)).toEqual(failures);
});

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  sentBytes: 0,
});

test.each([
  ["a refusal", answer(400), null],
  ["a page", answer(200), null],
  ["no answer", null, "no answer"],
  ["an error", answer(500), "status 500"],
  ["a 503 that names no time", answer(503), "status 503"],
  ["a 503 that does", answer(503, { "retry-after": "5" }), null],
  ["a header of the visitor's", answer(404, { "x-injected": "1" }), "a header was injected"],
])("a hostile request answered with %s", (_, got, failure) => {
  expect(hostileFailure(got)).toBe(failure);
});

const refused: Outcome = { result: "refused", said: "ERROR: 42501: permission denied" };
const missing: Outcome = { result: "refused", said: '404 {"code":"PGRST202"}' };
const nothing: Outcome = { result: "nothing", said: "200 []" };
const done: Outcome = { result: "done", said: "201 [{}]" };

test.each([
  ["refused to visitors only", "refused", refused, done, 0],
  ["refused to everybody", "refused", refused, refused, 1],
  ["refused because there is no such thing", "refused", missing, missing, 2],
  ["done by a visitor", "refused", done, done, 1],
  ["without effect for a visitor", "refused", nothing, done, 1],
  ["without a row for visitors only", "nothing", nothing, done, 0],
  ["without a row for anybody", "nothing", nothing, nothing, 1],
  ["showing a row to visitors", "nothing", done, done, 1],
] as const)("an attempt %s", (_, expected, visitor, owner, failures) => {
  expect(attemptFailures({ expected }, { visitor, owner })).toHaveLength(failures);
});
