import { languageModel, type SecondReader } from "../../collector/second-reader/language-model.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { optional, webAddress } from "../environment.ts";

/** A local model on a slow machine takes its time. */
const LIMIT_MS = 90_000;
const RETRIES = 1;

const EXAMPLE = "http://127.0.0.1:11434/v1";

/**
 * The language model that `ADVERT_MODEL_URL`, `ADVERT_MODEL` and, where it wants one, `ADVERT_MODEL_KEY` name; null when
 * they name none. Throws a `CliError` when only one of the first two is set, or the address is none.
 */
export async function secondReader(): Promise<SecondReader | null> {
  const [url, model] = [webAddress("ADVERT_MODEL_URL", EXAMPLE), optional("ADVERT_MODEL")];
  if (url === undefined && model === undefined) return null;
  if (url === undefined || model === undefined) {
    throw new CliError("A second reader needs both ADVERT_MODEL_URL and ADVERT_MODEL: set both, or neither.");
  }
  return languageModel({
    url,
    model,
    key: optional("ADVERT_MODEL_KEY"),
    timeoutMs: LIMIT_MS,
    retries: RETRIES,
  });
}
