import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { CliError } from "../../lib/cli/cli-error.ts";
import { DEFAULT_REGION } from "../../lib/region/default-region.ts";
import { SITE_NAME } from "../../lib/region/names.ts";
import { REGION } from "../../lib/region/region.ts";
import { problemsOf } from "../../lib/settings/settings-file.ts";
import { SETTINGS_FILE, settingsPath } from "../../lib/settings/settings-path.ts";
import { SETTINGS_VERSION } from "../../lib/settings/site-settings.ts";
import { servedFolder } from "../served-folder.ts";

type Fields = Readonly<Record<string, unknown>>;

type Question = { ask: string; fields: (answer: string) => Fields };

const owner = (name: string) => (answer: string) => ({ owner: { [name]: answer } });

const QUESTIONS: readonly Question[] = [
  { ask: `Name of the site (${SITE_NAME})`, fields: (name) => ({ name }) },
  {
    ask: "Line below the heading (Find Your Long-Term Home in Paradise)",
    fields: (tagline) => ({ tagline }),
  },
  { ask: "Colour of links and buttons, such as #0f766e (green)", fields: (accent) => ({ accent }) },
  { ask: "Your name or company, for the page About (none)", fields: owner("name") },
  {
    ask: "Where people reach you: @you, a WhatsApp number or an e-mail address (none)",
    fields: owner("contact"),
  },
  { ask: "Days that an advert is shown (30)", fields: (days) => ({ daysShown: Number(days) }) },
];

/** What is wrong with an answer; null if nothing is. */
function problemOf(fields: Fields): string | null {
  const problems = problemsOf(fields).map((problem) => problem.replace(/^\S+ /, ""));
  return problems.length === 0 ? null : problems.join("\n");
}

/** Asks until an answer can be used. Without a terminal, the lines of the standard input are the answers. */
async function answers(): Promise<Fields[]> {
  const lines = createInterface({ input: process.stdin });
  const next = lines[Symbol.asyncIterator]();
  const given: Fields[] = [];
  for (const { ask, fields } of QUESTIONS) {
    for (let isAnswered = false; !isAnswered; ) {
      process.stdout.write(`${ask}: `);
      const { value = "", done } = await next.next();
      if (!process.stdin.isTTY) process.stdout.write("\n");
      const answer = value.trim();
      const problem = answer === "" ? null : problemOf(fields(answer));
      if (problem !== null && done) throw new CliError(problem);
      if (problem === null && answer !== "") given.push(fields(answer));
      if (problem !== null) console.log(`  ${problem}`);
      isAnswered = problem === null;
    }
  }
  lines.close();
  return given;
}

/** Writes a settings file from six answers; never over one that exists. */
export async function init(folder: string | undefined): Promise<void> {
  const data = folder ?? servedFolder(undefined);
  const path = settingsPath(null) ?? (data && join(data, SETTINGS_FILE));
  if (!path) throw new CliError("Name the data folder: --data FOLDER");
  if (existsSync(path))
    throw new CliError(`${path} exists already: change it. The next start names the line of what is wrong.`);
  const given = await answers();
  const owners = given.map(({ owner }) => Object(owner));
  const settings = {
    version: SETTINGS_VERSION,
    ...(REGION !== DEFAULT_REGION && { region: REGION }),
    ...Object.assign({}, ...given),
    ...(owners.some((fields) => Object.keys(fields).length > 0) && { owner: Object.assign({}, ...owners) }),
  };
  // Readable to its owner only, as the data beside it.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(settings, null, 2)}\n`, { flag: "wx", mode: 0o600 });
  console.log(`${path} is written. All its fields are in docs/settings.md. npm start reads it.`);
}
