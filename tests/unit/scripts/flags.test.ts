import { PassThrough } from "node:stream";
import { confirmed } from "@/scripts/collect/confirm.ts";
import { progressLine } from "@/scripts/progress-line.ts";
import { readArguments } from "@/scripts/read-arguments";
import { readFlags } from "@/scripts/start/flags.ts";

const read = (...args: string[]) => readFlags("npm start", args);

test("no flags give the defaults", () => {
  expect(read()).toEqual({
    data: null,
    listings: null,
    asOf: null,
    follow: false,
    channel: null,
    verbose: false,
  });
});

test("--listings, --as-of now and --verbose are read", () => {
  expect(read("--listings", "a.json", "--as-of", "now", "--verbose")).toEqual({
    data: null,
    listings: "a.json",
    asOf: expect.any(Date),
    follow: false,
    channel: null,
    verbose: true,
  });
});

test.each([
  ["2026-11-24T16:00:00Z", "2026-11-24T16:00:00.000Z"],
  ["2026-11-25T00:00:30.5+08:00", "2026-11-24T16:00:30.500Z"],
])("--as-of %s is read as a time", (asOf, time) => {
  expect(read("--listings", "a.json", "--as-of", asOf).asOf).toEqual(new Date(time));
});

test("--data, --follow and --channel are read", () => {
  expect(read("--data", "data/", "--follow", "--channel", "balirent")).toMatchObject({
    data: "data/",
    follow: true,
    channel: "balirent",
  });
});

test("--data alone reads no file of listings", () => {
  expect(read("--data", "data/")).toMatchObject({ data: "data/", listings: null });
});

test.each([
  [["--data"], "Option '--data <value>' argument missing."],
  [["--data", ""], "--data names no folder."],
  [["--data", "data/", "--listings", "a.json"], "--data and --listings exclude each other."],
  [["--follow"], "--follow needs --data FOLDER, where the listings are kept."],
  [["--data", "data/", "--channel", "balirent"], "--channel NAME is for --follow."],
  [["--port", "3001"], "Unknown option '--port'."],
  [["a.json"], "a.json belongs to no flag."],
  [["--listings"], "Option '--listings <value>' argument missing."],
  [["--as-of", "now"], "--as-of TIME is for the dates of --listings FILE."],
  [
    ["--listings", "a.json", "--as-of", "yesterday"],
    "--as-of TIME is now, or a time such as 2026-11-24T16:00:00Z.",
  ],
  [
    ["--listings", "a.json", "--as-of", "2026-11-24T16:00"],
    "--as-of TIME is now, or a time such as 2026-11-24T16:00:00Z.",
  ],
])("%j is refused with the problem and the usage", (args, problem) => {
  expect(() => read(...args)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/\n\nusage: npm start/) }),
  );
  expect(() => read(...args)).toThrow(problem);
});

const USAGE = "usage: npm run example -- FILE [--data FOLDER]";
const options = { data: { type: "string" }, verbose: { type: "boolean" } } as const;

test("flags and positional arguments are separated", () => {
  const { values, positionals } = readArguments(USAGE, options, ["a.json", "--data", "data/"]);
  expect(values).toMatchObject({ data: "data/" });
  expect(positionals).toEqual(["a.json"]);
});

test.each([
  [["--bogus"], "Unknown option '--bogus'"],
  [["a.json", "--data"], "Option '--data <value>' argument missing"],
  [["--data", "--verbose"], "Option '--data' argument is ambiguous"],
  [["--verbose=yes"], "Option '--verbose' does not take an argument"],
])("%j is refused with the problem and the usage", (args, problem) => {
  expect(() => readArguments(USAGE, options, args)).toThrow(
    expect.objectContaining({ message: `${problem}.\n\n${USAGE}` }),
  );
});

function terminal(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(typed);
  return { input, output: new PassThrough() };
}

test.each([
  ["y\n", true],
  ["Yes\n", true],
  ["\n", false],
  ["n\n", false],
  ["yesterday\n", false],
  ["", false],
])("the answer %j confirms: %p", async (typed, expected) => {
  expect(await confirmed("Take it down?", terminal(typed))).toBe(expected);
});

test("without a terminal the command is confirmed without a question", async () => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  expect(await confirmed("Take it down?", streams)).toBe(true);
  expect(streams.output.read()).toBeNull();
});

test("the question is printed with its default", async () => {
  const asked = terminal("y\n");
  await confirmed("Take down 2 posts?", asked);
  expect(`${asked.output.read()}`).toContain("Take down 2 posts? [y/N]");
});

function written(isTTY: boolean, steps: number[], total: number): string {
  let output = "";
  const report = progressLine({ isTTY, write: (text) => (output += text) }, "rows");
  for (const done of steps) report(done, total);
  return output;
}

test("a terminal shows one line that is overwritten", () => {
  expect(written(true, [1, 2, 3], 3)).toBe("\r\x1b[K1 of 3 rows\r\x1b[K2 of 3 rows\r\x1b[K3 of 3 rows\n");
});

test("a log gets a line per quarter", () => {
  expect(written(false, [10, 20, 30, 60, 61, 100], 100)).toBe(
    "30 of 100 rows\n60 of 100 rows\n100 of 100 rows\n",
  );
});
