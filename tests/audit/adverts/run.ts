import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { CliError } from "../../../lib/cli/cli-error.ts";
import { reader } from "../../../lib/region/region-reader.ts";
import { commandLine } from "../../../scripts/command-line.ts";
import { exit, runCommand } from "../../../scripts/lifetime.ts";
import { readAsLabel } from "../../support/read-as-label.ts";
import { labelledAdvert } from "./labelled-advert.ts";
import { mistakes, type ReadAndLabelled, scoreTable } from "./report.ts";
import { decisionsOfRules } from "./rules.ts";

const OWN = ["en", "id", "ru"].map((language) => `tests/adverts/${language}`);
const SETS = [
  ...["fresh", "short", "varied", "misread", "colloquial", "channel", "chatter", "overheard", "worded"],
  ...["pitches", "ladders", "totals", "elsewhere"],
];
const DEMO = "supabase/demo/labels.json";
const REAL = "../shared/data/adverts/facebook_30_labelled.json";

const isHeldOut = (file: string): boolean => file.endsWith("-held-out.json");

async function readFileOfAdverts(file: string): Promise<ReadAndLabelled[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new CliError(`${file}: there is no such file`);
  });
  const found = z.array(labelledAdvert).safeParse(JSON.parse(text));
  if (!found.success) throw new CliError(`${file}\n${z.prettifyError(found.error)}`);
  return found.data.map((advert) => ({
    advert,
    read: readAsLabel(reader.readAdvert(advert.text, { postedAt: new Date(advert.posted_at) })),
  }));
}

type Group = { name: string; files: string[] };

function groupsOf(files: readonly string[]): Group[] {
  if (files.length > 0) return files.map((file) => ({ name: basename(file), files: [file] }));
  return [
    { name: "open", files: OWN.map((file) => `${file}.json`) },
    { name: "held out", files: OWN.map((file) => `${file}-held-out.json`) },
    ...SETS.map((name) => ({ name, files: [`tests/adverts/${name}.json`] })),
    { name: "demo", files: [DEMO] },
    { name: "real", files: [REAL].filter(existsSync) },
  ].filter((group) => group.files.length > 0);
}

const command = commandLine("npm run audit:adverts --")
  .description(
    `Reads labelled adverts and prints, by field and language, which share of what was read is right (precision) and which
share of what is stated was read (recall).`,
  )
  .argument("[files...]", "all of tests/adverts, the demo's, and the real ones where they are")
  .option("--mistakes", "name what was read wrongly or missed, but for adverts that are held out")
  .option("--json <file>", 'write what was read, as [{ "id", "read" }]; doubtful facts are left out')
  .option(
    "--rules <text>",
    `switch off, one at a time, each rule of the reader whose path or name contains the text, and print how many adverts are read
worse, better or otherwise without it: 3 s for each, "" for all`,
  )
  .action(async (named, options) => {
    if (options.rules !== undefined) {
      const files = groupsOf(named).flatMap((group) => group.files);
      const adverts = (await Promise.all(files.map(readFileOfAdverts))).flat().map(({ advert }) => advert);
      for await (const line of decisionsOfRules(adverts, options.rules)) console.log(line);
      return exit(0);
    }
    const written: { id: string | number; read: ReadAndLabelled["read"] }[] = [];
    for (const { name, files } of groupsOf(named)) {
      const adverts = (await Promise.all(files.map(readFileOfAdverts))).flat();
      console.log(`${scoreTable(name, adverts)}\n`);
      if (options.mistakes && !files.some(isHeldOut))
        console.log(`${adverts.flatMap(mistakes).join("\n")}\n`);
      written.push(...adverts.map(({ advert, read }) => ({ id: advert.id, read })));
    }
    if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(written, null, 1)}\n`);
    await exit(0);
  });

runCommand(async () => void (await command.parseAsync()));
