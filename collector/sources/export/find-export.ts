import { access, constants, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CliError } from "../../../lib/cli/cli-error.ts";

/** The JSON of an export, and the folder that its photos are named from. */
export type ExportFiles = { json: string; folder: string };

const HOW = "In Telegram Desktop: Export chat history, format JSON (machine-readable).";

/** Finds `result.json` in the folder of an export, or takes it as it is named. Throws a `CliError` when it cannot be read. */
export async function findExport(source: string): Promise<ExportFiles> {
  const named = await stat(source).catch(() => null);
  if (!named) throw new CliError(`${source}: there is no such file or folder.`);
  const isFolder = named.isDirectory();
  const json = isFolder ? join(source, "result.json") : source;
  const file = isFolder ? await stat(json).catch(() => null) : named;
  if (!file) throw new CliError(`${source} holds no result.json. ${HOW}`);
  if (!file.isFile()) throw new CliError(`${json} is no file. ${HOW}`);
  await access(json, constants.R_OK).catch((error: Error) => {
    throw new CliError(`${json} cannot be read (${error.message}). Give this user the right to read it.`);
  });
  return { json, folder: isFolder ? source : dirname(source) };
}

export function notAnExport(json: string): CliError {
  return new CliError(`${json} is no export of a Telegram chat. ${HOW}`);
}
