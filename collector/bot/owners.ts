import { CliError } from "../../lib/cli/cli-error.ts";

const NUMERIC_ID = /^[1-9]\d{0,15}$/;

/** The Telegram ids in TELEGRAM_OWNER: numbers, separated by commas. Throws a `CliError` that names what is not a number. */
export function parseOwners(written: string | undefined): ReadonlySet<number> {
  const ids = (written ?? "").split(",").flatMap((part) => part.trim() || []);
  const wrong = ids.find((id) => !NUMERIC_ID.test(id));
  if (wrong !== undefined) {
    throw new CliError(
      `TELEGRAM_OWNER holds "${wrong}", which is no Telegram id. Ids are numbers, like 123456789 (@userinfobot tells yours); several are separated by commas.`,
    );
  }
  return new Set(ids.map(Number));
}
