import { regionMessages } from "../lib/language/region-messages.ts";
import russian from "../messages/ru.json" with { type: "json" };
import { english } from "./support/messages.ts";

/** Sets what the build writes into the scripts, once for all test files. */
export default function setBuildVariables(): void {
  process.env.ENGLISH_SHARED_MESSAGES = JSON.stringify(english);
  process.env.ERROR_MESSAGES = JSON.stringify({ ru: { errors: russian.errors } });
  process.env.REGION_MESSAGES_EN = JSON.stringify(regionMessages("en"));
  process.env.REGION_MESSAGES_ID = JSON.stringify(regionMessages("id"));
  process.env.REGION_MESSAGES_RU = JSON.stringify(regionMessages("ru"));
}
