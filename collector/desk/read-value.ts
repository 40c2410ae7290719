import { CliError } from "../../lib/cli/cli-error.ts";
import type { OwnerEdits } from "../judge/corrections.ts";
import { knownPlaces } from "../listing/known-places.ts";
import { checkArea } from "../owner/correct-post.ts";
import { namedPost } from "../owner/named-post.ts";
import { parseFields } from "../owner/parse-fields.ts";
import type { Run } from "../run/run-batch.ts";
import type { AskedField } from "./card-buttons.ts";

export const VALUE_QUESTIONS: Record<AskedField, string> = {
  price: "What is the rent? 12jt, or 1200 USD week",
  area: `Which area? ${knownPlaces()[0]?.location_name}`,
  bedrooms: "How many bedrooms? 2",
  from: "From when is it free? now, or 1 December",
  same_as: "Which listing is it? Send its address or a link to its post.",
};

/** A value as `set` reads it. Throws a `CliError` if it is not understood. */
export async function readValue(run: Run, field: AskedField, written: string): Promise<OwnerEdits> {
  const words = written.trim();
  if (words === "") throw new CliError(VALUE_QUESTIONS[field]);
  if (field === "same_as") {
    const same_as = await namedPost(run, words);
    if (same_as === null) throw new CliError(`No post was collected from there. ${VALUE_QUESTIONS.same_as}`);
    return { same_as };
  }
  const edits = parseFields([`${field}=${words}`]);
  checkArea(run, edits);
  return edits;
}
