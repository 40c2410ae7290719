import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { parse } from "@babel/parser";
import { analyse } from "scslre";
import { z } from "zod";
import { pattern } from "@/packages/reader/vocabulary/pattern";

/** The code that reads texts of visitors and posters. */
const SOURCES = [
  "{app,collector,components,lib,packages,server,stores}/**/*.{ts,tsx,cjs}",
  "scripts/import/**/*.ts",
  "*.ts",
];

/** Files whose patterns only read the site's own numbers, of at most 22 characters. */
const SHORT_TEXTS = ["lib/money/format-price.ts"];
/** Builds the patterns of `pattern` calls, which are checked where they are called. */
const PATTERNS = "packages/reader/vocabulary/pattern.ts";

const literal = z.object({ type: z.literal("RegExpLiteral"), pattern: z.string(), flags: z.string() });
/** A pattern that is built at run time, which this test cannot analyse. */
const madeUp = z.object({
  type: z.enum(["NewExpression", "CallExpression"]),
  callee: z.object({ type: z.literal("Identifier"), name: z.literal("RegExp") }),
});

/** A pattern of the reader with tags of terms: pattern("u")`\\d ?{scale.million}`. */
const tagged = z.object({
  type: z.literal("TaggedTemplateExpression"),
  tag: z.object({
    callee: z.object({ type: z.literal("Identifier"), name: z.literal("pattern") }),
    arguments: z.tuple([z.object({ value: z.string() })]),
  }),
  quasi: z.object({ quasis: z.tuple([z.object({ value: z.object({ raw: z.string() }) })]) }),
});

type Pattern = { source: string; flags: string };

/** The regular expressions of a program. */
function patternsOf(code: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("callee" in node && madeUp.safeParse(node).success) throw new Error("a pattern that is no literal");
    const regex = "pattern" in node ? literal.safeParse(node).data : undefined;
    if (regex) found.push({ source: regex.pattern, flags: regex.flags });
    const template = "tag" in node ? tagged.safeParse(node).data : undefined;
    if (template) {
      const [flags, [quasi]] = [template.tag.arguments[0].value, template.quasi.quasis];
      const { source } = pattern(flags)(Object.assign([quasi.value.raw], { raw: [quasi.value.raw] }));
      found.push({ source, flags });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] }).program);
  return found;
}

/** The reasons why a search, with or without a match, takes more than linear time. */
function faultsOf(pattern: Pattern): string[] {
  return analyse(pattern).reports.map(({ type, character }) => `${type} over "${character.pick}"`);
}

test.each([
  ["spaces before the end", /\s+$/],
  ["two quantifiers that share a character", /^\d*\d*x/],
  ["nested quantifiers", /^(?:a+)+$/],
  ["a run that is searched from each of its characters", /\w+@/],
])("a pattern with %s is detected", (_, pattern) => {
  expect(faultsOf(pattern)).not.toEqual([]);
});

test("a pattern with tags is analysed with the terms of its tags", () => {
  const [found] = patternsOf("const a = pattern('u')`^{reduction.word}\\\\d`;");
  expect(found?.source).toMatch(/^\^.*discount.*\\d$/);
});

test("patterns are found in JSX, beside types and as arguments; run-time patterns throw", () => {
  const code = "const a = <p title={/x/u.source}>{b satisfies string}</p>; c<string>(d.replace(/y/g, ''));";
  expect(patternsOf(code)).toEqual([
    { source: "x", flags: "u" },
    { source: "y", flags: "g" },
  ]);
  expect(() => patternsOf("const a = new RegExp(b)")).toThrow("no literal");
});

test("every pattern of the site takes time proportional to the text", async () => {
  const files = await Array.fromAsync(glob(SOURCES, { exclude: [...SHORT_TEXTS, PATTERNS] }));
  const patterns = files.flatMap((file) =>
    patternsOf(readFileSync(file, "utf8")).map((pattern) => ({ file, ...pattern })),
  );
  const faults = patterns.flatMap(({ file, ...pattern }) =>
    faultsOf(pattern).map((fault) => `${file}: /${pattern.source.slice(0, 400)}/${pattern.flags}: ${fault}`),
  );
  expect(patterns.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});
