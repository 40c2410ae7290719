import { PassThrough } from "node:stream";
import { confirmed } from "@/scripts/collect/confirm.ts";
import { readFlags } from "@/scripts/start/flags.ts";

const read = (...args: string[]) => readFlags("npm start --", args);

test("no flags give the defaults", () => {
  expect(read()).toEqual({ build: false });
});

test("--listings, --as-of now and --build are read", () => {
  expect(read("--listings", "a.json", "--as-of", "now", "--build")).toEqual({
    ...{ listings: "a.json", asOf: expect.any(Date), build: true },
  });
});

test.each([
  ["2026-11-24T16:00:00Z", "2026-11-24T16:00:00.000Z"],
  ["2026-11-25T00:00:30.5+08:00", "2026-11-24T16:00:30.500Z"],
])("--as-of %s is read as a time", (asOf, time) => {
  expect(read("--listings", "a.json", "--as-of", asOf).asOf).toEqual(new Date(time));
});

test("--data alone reads no file of listings", () => {
  expect(read("--data", "data/")).toEqual({ data: "data/", build: false });
});

test.each([
  [["--data"], "option '--data <folder>' argument missing"],
  [["--data", ""], "option '--data <folder>' argument '' is invalid. It names nothing."],
  [
    ["--data", "data/", "--listings", "a.json"],
    "option '--data <folder>' cannot be used with option '--listings",
  ],
  [["--port", "3001"], "unknown option '--port'"],
  [["a.json"], "too many arguments"],
  [["--as-of", "now"], "--as-of <time> is for the dates of --listings <file>."],
  [["--listings", "a.json", "--as-of", "yesterday"], "It is now, or a time such as 2026-11-24T16:00:00Z."],
  [
    ["--listings", "a.json", "--as-of", "2026-11-24T16:00"],
    "It is now, or a time such as 2026-11-24T16:00:00Z.",
  ],
])("%j is refused with the problem and the help", (args, problem) => {
  const printed = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(() => read(...args)).toThrow(problem);
  expect(printed.mock.calls.flat().join("")).toMatch(/Usage: npm start/);
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

test("without a terminal nobody can say yes: the command ends, and names --yes", async () => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  await expect(confirmed("Take it down?", streams)).rejects.toThrow("--yes");
  expect(streams.output.read()).toBeNull();
});

test("the question is printed with its default", async () => {
  const asked = terminal("y\n");
  await confirmed("Take down 2 posts?", asked);
  expect(`${asked.output.read()}`).toContain("Take down 2 posts? [y/N]");
});
