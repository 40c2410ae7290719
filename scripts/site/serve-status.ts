import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What `npm run site -- serve` says of itself to other commands. */
type ServeStatus = {
  pid: number;
  /** The folder that the processes run from. */
  release: string;
  ports: readonly number[];
  follows: boolean;
  /** A release that was asked for and did not answer. */
  refused: { release: string; problem: string } | null;
};

const statusFile = (data: string) => join(data, "serve.json");

export async function writeServeStatus(data: string, status: ServeStatus | null): Promise<void> {
  const file = statusFile(data);
  if (status === null) return rm(file, { force: true });
  await writeFile(`${file}.unfinished`, JSON.stringify(status), { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
}
