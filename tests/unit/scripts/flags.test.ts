import { readFlags } from "@/scripts/start/flags.ts";

const read = (...args: string[]) => readFlags("npm start", args);

test("nothing is asked for by default", () => {
  expect(read()).toEqual({ listings: null, asOfNow: false, verbose: false });
});

test("a file of listings, its dates moved", () => {
  expect(read("--listings", "a.json", "--as-of", "now", "--verbose")).toEqual({
    listings: "a.json",
    asOfNow: true,
    verbose: true,
  });
});

test.each([
  [["--port", "3001"]],
  [["a.json"]],
  [["--listings"]],
  [["--as-of", "now"]],
  [["--listings", "a.json", "--as-of", "yesterday"]],
])("%j is answered with the usage", (args) => {
  expect(() => read(...args)).toThrow(/^usage: npm start/);
});
