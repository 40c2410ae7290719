import { languageModel, type SecondReader } from "../../collector/second-reader/language-model.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { optional, webAddress } from "../environment.ts";

/** Enough for a local model on a slow machine. */
const TIMEOUT_MS = 90_000;

const EXAMPLE_URL = "http://127.0.0.1:11434/v1";

/** The model of `ADVERT_MODEL_URL` and `ADVERT_MODEL`; null if neither is set. Throws a `CliError` for one alone, or an invalid URL. */
export function secondReader(): SecondReader | null {
  const [url, model] = [webAddress("ADVERT_MODEL_URL", EXAMPLE_URL), optional("ADVERT_MODEL")];
  if (url === undefined && model === undefined) return null;
  if (url === undefined || model === undefined) {
    throw new CliError("A second reader needs both ADVERT_MODEL_URL and ADVERT_MODEL: set both, or neither.");
  }
  return languageModel({
    url,
    model,
    key: optional("ADVERT_MODEL_KEY"),
    timeoutMs: TIMEOUT_MS,
  });
}
