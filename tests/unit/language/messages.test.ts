import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { LOCALES } from "@/lib/language/locales";
import { english } from "@/tests/support/messages";
import { indonesian, russian } from "@/tests/support/translated-messages";

type Texts = Map<string, string>;

function textsOf(messages: object, prefix = ""): Texts {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

/** The names of a message's values and tags, and its plural forms. */
function partsOf(text: string): { names: string[]; forms: string[][] } {
  const names = new Set<string>();
  const forms: string[][] = [];
  /** A value or a tag: `[name]`, `[name, kind, options]`, or `[tag, ...parts]`. */
  const readNode = ([name, kind, options, ...others]: readonly unknown[]) => {
    if (typeof name === "string") names.add(name);
    if (typeof kind !== "number") return readParts([kind, options, ...others]);
    const branches = typeof options === "object" && options !== null ? options : {};
    if (kind === 2 || kind === 3) forms.push(Object.keys(branches));
    Object.values(branches).forEach(readParts);
  };
  /** A text, or its parts: texts, and arrays for values and tags. */
  const readParts = (parts: unknown) => {
    if (Array.isArray(parts)) for (const part of parts) if (Array.isArray(part)) readNode(part);
  };
  readParts(compile(text));
  return { names: [...names].sort(), forms };
}

const TEXTS = { en: textsOf(english), id: textsOf(indonesian), ru: textsOf(russian) };
const others = LOCALES.filter((locale) => locale !== "en");

describe.each(others)("the messages in %s", (locale) => {
  it("have the keys of the English ones", () => {
    expect([...TEXTS[locale].keys()].sort()).toEqual([...TEXTS.en.keys()].sort());
  });

  it("have the values and tags of the English ones", () => {
    const namesOf = (texts: Texts) =>
      [...texts].map(([key, text]) => [key, ...partsOf(text).names].join(" ")).sort();
    expect(namesOf(TEXTS[locale])).toEqual(namesOf(TEXTS.en));
  });

  it("have every plural form of the language", () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const lacking = [...TEXTS[locale]].filter(([, text]) =>
      partsOf(text).forms.some((forms) => categories.some((category) => !forms.includes(category))),
    );
    expect(lacking).toEqual([]);
  });
});

const FOLDERS = ["app", "collector", "components", "lib", "server", "stores"];
const code = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
).join("\n");

it("every message is used", () => {
  const literal = new Set([...code.matchAll(/"([a-z][\w-]*(?:\.[\w-]+)+)"/gi)].map(([, key = ""]) => key));
  const patterns = [...code.matchAll(/`([a-z][\w-]*(?:\.[\w-]*(?:\$\{[^`}]+\})?[\w-]*)+)`/gi)].map(
    ([, template = ""]) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[^.]+")}$`),
  );
  const unused = [...TEXTS.en.keys()].filter(
    (key) => !literal.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
