import { readArguments } from "@/scripts/read-arguments";

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
