import { access, constants, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CliError } from "../../../lib/cli/cli-error.ts";

export type ExportFiles = { json: string; folder: string };

const EXPORT_STEPS = "In Telegram Desktop: Export chat history, format JSON (machine-readable).";

/** Finds `result.json` in an export folder; `source` may also be the file itself. Throws a `CliError` if it cannot be read. */
export async function findExport(source: string): Promise<ExportFiles> {
  const named = await stat(source).catch(() => null);
  if (!named) throw new CliError(`${source}: there is no such file or folder.`);
  const isFolder = named.isDirectory();
  const json = isFolder ? join(source, "result.json") : source;
  const file = isFolder ? await stat(json).catch(() => null) : named;
  if (!file) {
    const isHtml = (await stat(join(source, "messages.html")).catch(() => null)) !== null;
    const what = isHtml ? "is an export as HTML, which is not read" : "holds no result.json";
    throw new CliError(`${source} ${what}. ${EXPORT_STEPS}`);
  }
  if (/\.zip$/i.test(json)) throw new CliError(`${json}: unpack it first, and name its folder.`);
  if (/\.html$/i.test(json)) throw new CliError(`${json} is HTML, which is not read. ${EXPORT_STEPS}`);
  if (!file.isFile()) throw new CliError(`${json} is no file. ${EXPORT_STEPS}`);
  await access(json, constants.R_OK).catch((error: Error) => {
    throw new CliError(`${json} cannot be read (${error.message}). Give this user the right to read it.`);
  });
  return { json, folder: isFolder ? source : dirname(source) };
}

export function notAnExport(json: string): CliError {
  return new CliError(`${json} is no export of a Telegram chat. ${EXPORT_STEPS}`);
}
