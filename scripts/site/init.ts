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
import { servedFolder } from "../environment.ts";

type Draft = Readonly<Record<string, unknown>> & { owner?: Readonly<Record<string, string>> };

/** Each with the field that its answer is for. */
const QUESTIONS: readonly (readonly [question: string, field: string])[] = [
  [`Name of the site (${SITE_NAME})`, "name"],
  ["Line below the heading (Find Your Long-Term Home in Paradise)", "tagline"],
  ["Colour of links and buttons, such as #0f766e (green)", "accent"],
  ["Your name or company, for the page About (none)", "owner.name"],
  ["Where people reach you: @you, a WhatsApp number or an e-mail address (none)", "owner.contact"],
  ["Days that an advert is shown (30)", "daysShown"],
];

function withAnswer(settings: Draft, field: string, answer: string): Draft {
  const [outer = "", inner] = field.split(".");
  if (inner !== undefined) return { ...settings, owner: { ...settings.owner, [inner]: answer } };
  return { ...settings, [outer]: outer === "daysShown" ? Number(answer) : answer };
}

/** The settings with the answers, each asked for until it can be used. An empty answer, or none, keeps the default. */
async function withAnswers(settings: Draft): Promise<Draft> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  let accepted = settings;
  for (const [question, field] of QUESTIONS) {
    for (let isAnswered = false; !isAnswered; ) {
      process.stdout.write(`${question}: `);
      const { value = "" } = await lines.next();
      const answer = value.trim();
      const next = answer === "" ? accepted : withAnswer(accepted, field, answer);
      const problems = problemsOf(next);
      for (const problem of problems) console.log(`  ${problem.replace(/^\S+ /, "")}`);
      isAnswered = problems.length === 0;
      if (isAnswered) accepted = next;
    }
  }
  return accepted;
}

/** Writes a settings file from six answers; never over one that exists. */
export async function init(folder: string | undefined): Promise<void> {
  const data = folder ?? servedFolder(undefined);
  const path = settingsPath(null) ?? (data && join(data, SETTINGS_FILE));
  if (!path) throw new CliError("Name the data folder: --data FOLDER");
  if (existsSync(path))
    throw new CliError(`${path} exists already: change it. The next start names the line of what is wrong.`);
  const settings = await withAnswers({
    version: SETTINGS_VERSION,
    ...(REGION !== DEFAULT_REGION && { region: REGION }),
  });
  // Readable to its owner only, as the data beside it.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(settings, null, 2)}\n`, { flag: "wx", mode: 0o600 });
  console.log(`${path} is written. All its fields are in docs/settings.md. npm start reads it.`);
}
