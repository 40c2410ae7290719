import { CliError } from "../../lib/cli/cli-error.ts";
import type { OwnerEdits } from "../judge/corrections.ts";
import { correctPost, withKnownArea } from "../owner/correct-post.ts";
import { namedPost } from "../owner/named-post.ts";
import { parseFields } from "../owner/parse-fields.ts";
import { standingLine } from "../owner/post-lines.ts";
import { plannedTakedown, takeAllDown, takedownQuestion } from "../owner/take-down.ts";
import { undoLast } from "../owner/undo-last.ts";
import { keyText } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { type AskedField, isAskedField, type Press, pressedButton } from "./card-buttons.ts";
import type { PostCard } from "./post-card.ts";

/** Who presses, when and over what. `erase` is what follows a removal (`takeAllDown`). */
export type Desk = { run: Run; by: string; now: Date; erase: () => Promise<void> };

/** What a press leads to. `asks` is the field whose value the note asks for; `isDoubted` if the card wants a yes to its removal. */
export type Outcome = { note: string; asks?: AskedField; isDoubted?: boolean };

const OUT_OF_DATE: Outcome = {
  note: "This card was out of date, or pressed already. Nothing was done; this is how it stands.",
};

const done = (post: PostRow): Outcome => ({ note: standingLine(post) });

const VALUE_QUESTIONS: Record<AskedField, string> = {
  price: "What is the rent? 12jt, or 1200 USD week",
  area: "Which area? Its name, in any spelling",
  bedrooms: "How many bedrooms? 2",
  title: "What is the title, as visitors read it?",
  contact: "Which contact? +62 812 ..., @name or a link",
  photos: 'Which photos, by their numbers on the page? "without 3, 4", "first 2", or "all" as posted.',
  from: "From when is it free? now, or 1 December",
  same_as: "Which listing is it? Send its address or a link to its post.",
};

/** "without 3, 4", "first 2" or "all". Throws a `CliError` for anything else. */
function photoEdits(words: string): OwnerEdits {
  const [, verb, numbers = ""] = /^(without|first|all)\b[\s:]*(\d[\d,\s]*)?$/i.exec(words) ?? [];
  const numbered = numbers.replace(/\s+/g, "");
  if (verb?.toLowerCase() === "all") return { without_photo: null, first_photo: null };
  if (verb === undefined || numbered === "") throw new CliError(VALUE_QUESTIONS.photos);
  return parseFields([`${verb.toLowerCase()}_photo=${numbered}`]);
}

/** A value as `set` reads it. Throws a `CliError` if it is not understood. */
async function readValue(run: Run, field: AskedField, written: string): Promise<OwnerEdits> {
  const words = written.trim();
  if (words === "") throw new CliError(VALUE_QUESTIONS[field]);
  if (field === "photos") return photoEdits(words);
  if (field === "same_as") {
    const same_as = await namedPost(run, words);
    if (same_as === null) throw new CliError(`No post was collected from there. ${VALUE_QUESTIONS.same_as}`);
    return { same_as };
  }
  return withKnownArea(run, parseFields([`${field}=${words}`]));
}

async function askToRemove({ run }: Desk, { key }: PostCard): Promise<Outcome> {
  const { posts, warnings } = await plannedTakedown(run, key);
  return { note: [...warnings, takedownQuestion(posts)].join("\n"), isDoubted: true };
}

async function remove({ run, erase }: Desk, { key }: PostCard): Promise<Outcome> {
  const taken = await Array.fromAsync(takeAllDown(run, [key], erase));
  const lines = taken.map((each) => `${keyText(each)}: taken down`);
  return { note: lines.join("\n") };
}

async function perform(desk: Desk, card: PostCard, press: Press): Promise<Outcome> {
  const { run, by, now } = desk;
  const { key, undo, joinsWith } = card;
  if (isAskedField(press)) return { note: VALUE_QUESTIONS[press], asks: press };
  switch (press) {
    case "publish":
    case "reject":
      return done(await correctPost(run, key, { decision: press }, by));
    case "taken":
      return done(await correctPost(run, key, { taken: now.toISOString() }, by));
    case "still-free":
      return done(await correctPost(run, key, { from: "available now" }, by));
    case "free":
      return done(await correctPost(run, key, { taken: null }, by));
    case "join":
      return joinsWith ? done(await correctPost(run, key, { same_as: joinsWith.key }, by)) : OUT_OF_DATE;
    case "undo": {
      if (undo === null) return OUT_OF_DATE;
      const { fields, post } = await undoLast(run, undo.key, by);
      return { note: `Undone: ${fields.join(", ")}\n${standingLine(post)}` };
    }
    case "remove":
      return askToRemove(desk, card);
    case "remove-sure":
      return remove(desk, card);
    case "cancel":
      return { note: "Nothing was changed." };
  }
}

async function orRefusal(work: () => Promise<Outcome>, asks?: AskedField): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) return { note: error.message, asks };
    throw error;
  }
}

/** Does what a button says, if the card is still the one pressed (docs/behaviour.md, B21). Must be called under the lease. */
export async function pressCard(
  desk: Desk,
  card: PostCard,
  pressed: { press: string; version: string },
): Promise<Outcome> {
  const press = pressedButton(card, pressed.press);
  if (press === null || pressed.version !== card.version) return OUT_OF_DATE;
  return orRefusal(() => perform(desk, card, press));
}

/** Sets a value that an owner wrote for a card's question, as `set` reads it; asks again if it is not understood. */
export async function setValue(
  { run, by }: Desk,
  { key }: PostCard,
  field: AskedField,
  written: string,
): Promise<Outcome> {
  return orRefusal(
    async () => done(await correctPost(run, key, await readValue(run, field, written), by)),
    field,
  );
}
