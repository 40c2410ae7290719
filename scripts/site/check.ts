import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { SETTINGS_FILE, settingsPath } from "../../lib/settings/settings-path.ts";
import { readArguments } from "../read-arguments.ts";
import { usableSettings } from "../start/settings.ts";

const USAGE = `usage: npm run site -- check [--data FOLDER]

Reads site.json, the settings of the site, and says what is wrong in which line.

  --data FOLDER   the folder of npm start -- --data FOLDER; without it the file that SITE_CONFIG names`;

/** Checks the settings file as the start does (docs/behaviour.md, T1). */
export async function check(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, { data: { type: "string" } }, args);
  const folder = values.data === undefined ? null : resolve(values.data);
  if (folder !== null && !existsSync(folder)) throw new CliError(`${values.data} does not exist.`);
  const path = settingsPath(folder);
  if (path !== null) await usableSettings(path);
  console.log(
    path === null
      ? `There is no ${SETTINGS_FILE}: the site has its defaults. npm run site -- init writes one.`
      : `${path} is fine.`,
  );
}
