import type { z } from "zod";
import { LOCALES } from "@/lib/language/locales";
import { editDistance } from "@/lib/text/edit-distance";
import { type JsonPath, jsonLines } from "./json-lines";
import { FIELD_NAMES, SETTINGS_VERSION, type SiteSettings, siteSettings } from "./site-settings";

/** The problems of a settings file, a line of text each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Room for nine texts of 20,000 Cyrillic characters. */
export const MAX_BYTES = 512 * 1024;

/** "owner.contact", "blocked[1]". */
const fieldOf = (path: JsonPath) =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .slice(1);

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? "";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const atPath = (value: unknown, path: JsonPath): unknown =>
  path.reduce((inside: unknown, step) => Reflect.get(Object(inside), step), value);

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object in braces",
};

type Problem = { path: JsonPath; text: string };

/** A swap of two letters takes two edits. */
const MIN_EDITS = 2;
const LETTERS_PER_EDIT = 3;

/** The name that an operator may have meant; null if too many letters differ from each. */
function nearestName(written: string, names: readonly string[]): string | null {
  const typed = written.toLowerCase().replace(/[-_\s]/g, "");
  const [nearest] = names
    .map((name) => ({ name, edits: editDistance(typed, name.toLowerCase()) }))
    .filter(({ name: { length }, edits }) => {
      const most = Math.max(MIN_EDITS, Math.floor(length / LETTERS_PER_EDIT));
      return edits <= most && edits < length - 1;
    })
    .sort((a, b) => a.edits - b.edits);
  return nearest?.name ?? null;
}

function unknownName(path: JsonPath, key: string): Problem {
  const names = FIELD_NAMES[fieldOf(path)] ?? LOCALES;
  const near = nearestName(key, names);
  const advice = near === null ? `Known are ${names.join(", ")}.` : `Do you mean ${near}?`;
  return { path: [...path, key], text: `is no setting. ${advice}` };
}

/** The issues of the branch of a union that fits the type of the value. */
function issuesOf(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const written = atPath(value, issue.path);
  const branch = issue.errors.at(typeof written === "string" ? 0 : 1);
  if (typeof written !== "string" && (typeof written !== "object" || written === null)) return [issue];
  return (branch ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): Problem[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownName(issue.path, key));
  const { path } = issue;
  const written = shown(atPath(value, path));
  if (issue.code === "invalid_type")
    return [{ path, text: `has to be ${TYPES[issue.expected] ?? issue.expected}, not ${written}` }];
  return [{ path, text: `${written} ${issue.message}` }];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, position).split("\n").length;
    throw new SettingsError([
      `line ${line}: this is no JSON: ${message.replace(/ (?:in JSON )?at position.*/, "")}`,
    ]);
  }
}

/** Parses a site.json (docs/behaviour.md, T1). Throws a `SettingsError` with the line and the field of each problem. */
export function parseSettings(text: string): SiteSettings {
  const value = parsedJson(text.replace(/^\uFEFF/, ""));
  const { lineOf, repeated } = jsonLines(text);
  const inLine = ({ path, text: problem }: Problem) =>
    `line ${lineOf(path)}: ${path.length === 0 ? "the file" : fieldOf(path)} ${problem}`;
  const twice = repeated.map(({ path, line }) => `line ${line}: ${fieldOf(path)} is there twice`);
  const version = atPath(value, ["version"]);
  if (typeof version === "number" && version > SETTINGS_VERSION)
    throw new SettingsError([
      `line ${lineOf(["version"])}: version ${version} is newer than this release, which knows version ${SETTINGS_VERSION}. Update the site first.`,
    ]);
  const parsed = siteSettings.safeParse(value);
  if (parsed.success && twice.length === 0) return parsed.data;
  const issues = parsed.error?.issues.flatMap((issue) => issuesOf(issue, value)) ?? [];
  throw new SettingsError([...twice, ...issues.flatMap((issue) => problemsOf(issue, value)).map(inLine)]);
}
