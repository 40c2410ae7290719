import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { READER_OPTIONS } from "../../../lib/region/region-reader.ts";
import { readAsLabel } from "../../support/read-as-label.ts";
import type { LabelledAdvert } from "./labelled-advert.ts";
import { score } from "./score.ts";

const READER = "packages/reader";

/** A function of the reader that has an answer which decides nothing, and its source with that answer. */
type Rule = { name: string; file: string; source: string };

/** The head of a function whose answer may be no, null, nothing or one of its arguments unchanged. */
const HEAD =
  /^(?:export )?function (?<name>\w+)\((?<parameters>[\s\S]*?)\): (?<type>boolean|void|[^\n{]*\| null|(?<item>\w+)\[\]) \{\n/gm;

function neutralAnswer({ type = "", parameters = "", item }: Record<string, string>): string | null {
  if (type === "boolean") return "false";
  if (type === "void") return "";
  if (type.endsWith("| null")) return "null";
  const same = new RegExp(`(\\w+): readonly ${item}\\[\\]`).exec(parameters)?.[1];
  return same === undefined ? null : `[...${same}]`;
}

/** Every rule of the reader whose path or name contains a text. */
function rulesOf(named: string): Rule[] {
  const files = globSync(`${READER}/**/*.ts`, { exclude: [`${READER}/{text,vocabulary}/**`] }).sort();
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return Array.from(source.matchAll(HEAD)).flatMap(({ 0: head, index, groups = {} }): Rule[] => {
      const answer = neutralAnswer(groups);
      const name = groups.name ?? "";
      if (answer === null || !`${file} ${name}`.includes(named)) return [];
      const end = index + head.length;
      return [{ name, file, source: `${source.slice(0, end)}  return ${answer};\n${source.slice(end)}` }];
    });
  });
}

/** The reader with one rule switched off: every module of it is loaded anew, under an address that names the rule. */
async function readerWithout(rule: Rule | null): Promise<typeof import("@rentals/reader/reader.ts")> {
  const root = pathToFileURL(`${READER}/`).href;
  const query = `?without=${rule ? `${rule.file}.${rule.name}` : ""}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isReader = found.url.startsWith(root) && context.parentURL?.endsWith(query) === true;
      return isReader ? { ...found, url: found.url + query } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      return rule && url === pathToFileURL(rule.file).href + query
        ? { ...loaded, source: rule.source }
        : loaded;
    },
  });
  try {
    return await import(`${root}reader.ts${query}`);
  } finally {
    hooks.deregister();
  }
}

type Reading = { text: string; scores: ReturnType<typeof score> };

async function readingsWithout(rule: Rule | null, adverts: readonly LabelledAdvert[]): Promise<Reading[]> {
  const { createReader } = await readerWithout(rule);
  const { readAdvert } = createReader(READER_OPTIONS);
  return adverts.map(({ text, posted_at, label }) => {
    const read = readAsLabel(readAdvert(text, { postedAt: new Date(posted_at) }));
    return { text: JSON.stringify(read), scores: score(label, read) };
  });
}

const mistakesIn = ({ scores }: Reading): number =>
  Object.values(scores).reduce((sum, { wrong, missed }) => sum + wrong + missed, 0);

/**
 * What each rule decides, least first: how many labelled adverts are read worse, better or otherwise without it. A rule that
 * decides hardly anything is not worth its lines; `rows` names the adverts.
 */
export async function* decisionsOfRules(
  adverts: readonly LabelledAdvert[],
  named: string,
): AsyncGenerator<string> {
  const readings = await readingsWithout(null, adverts);
  for (const rule of rulesOf(named)) {
    const without = await readingsWithout(rule, adverts);
    const changed = adverts.flatMap(({ id }, nth) => {
      const [before, after] = [readings[nth], without[nth]];
      if (!before || !after || before.text === after.text) return [];
      return [{ id, more: mistakesIn(after) - mistakesIn(before) }];
    });
    const worse = changed.filter(({ more }) => more > 0);
    const better = changed.filter(({ more }) => more < 0);
    const ids = worse.slice(0, 8).map(({ id }) => id);
    yield `${rule.file} ${rule.name}: ${worse.length} worse, ${better.length} better, ${changed.length} changed  ${ids.join(" ")}`.trimEnd();
  }
}
