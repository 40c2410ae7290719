import { CliError } from "../../lib/cli/cli-error.ts";
import { correctPost } from "../owner/correct-post.ts";
import { parseFields } from "../owner/parse-fields.ts";
import { standingLine } from "../owner/post-lines.ts";
import { plannedTakedown, takeAllDown, takedownQuestion } from "../owner/take-down.ts";
import { undoLast } from "../owner/undo-last.ts";
import { keyText, type PostRow } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { ASKED_FIELDS, type AskedField, cardButtons, OPEN, type Press, type Stage } from "./card-buttons.ts";
import type { PostCard } from "./post-card.ts";
import { checkValue, VALUE_QUESTIONS, valueWords } from "./read-value.ts";

/** Who presses, when and over what. `erase` is what follows a removal (`takeAllDown`). */
export type Desk = { run: Run; by: string; now: Date; erase: () => Promise<void> };

/** What a card says after a press, and waits for. `asks` is the field whose value the note asks for; the card stays as it is. */
export type Outcome = { note: string; stage: Stage; asks?: AskedField };

const OUT_OF_DATE = "This card was out of date, or pressed already. Nothing was done; this is how it stands.";

function isAsked(press: Press): press is AskedField {
  return press in ASKED_FIELDS;
}

const done = (post: PostRow): Outcome => ({ note: standingLine(post), stage: OPEN });

async function askToRemove({ run }: Desk, { key }: PostCard): Promise<Outcome> {
  const { posts, warnings } = await plannedTakedown(run, key);
  return { note: [...warnings, takedownQuestion(posts)].join("\n"), stage: { kind: "removes", times: 1 } };
}

async function remove({ run, erase }: Desk, { key }: PostCard): Promise<Outcome> {
  const taken = await Array.fromAsync(takeAllDown(run, [key], erase));
  const lines = taken.flatMap(({ keys }) => keys.map((each) => `${keyText(each)}: taken down`));
  return { note: lines.join("\n"), stage: OPEN };
}

async function perform(desk: Desk, card: PostCard, stage: Stage, press: Press): Promise<Outcome> {
  const { run, by, now } = desk;
  const { key, undo, joinsWith } = card;
  if (isAsked(press)) return { note: VALUE_QUESTIONS[press], stage: OPEN, asks: press };
  switch (press) {
    case "publish":
    case "reject":
      return done(await correctPost(run, key, { decision: press }, by));
    case "taken":
      return done(await correctPost(run, key, { taken: now.toISOString() }, by));
    case "free":
      return done(await correctPost(run, key, { taken: null }, by));
    case "join":
      return joinsWith ? done(await correctPost(run, key, { same_as: joinsWith.key }, by)) : outOfDate();
    case "undo": {
      if (undo === null) return outOfDate();
      const { fields, post } = await undoLast(run, undo.key, by);
      return { note: `Undone: ${fields.join(", ")}\n${standingLine(post)}`, stage: OPEN };
    }
    case "set": {
      if (stage.kind !== "proposes") return outOfDate();
      return done(await correctPost(run, key, parseFields([`${stage.field}=${stage.written}`]), by));
    }
    case "remove":
      return askToRemove(desk, card);
    case "remove-sure":
      return { note: "Nothing brings it back. Remove it now?", stage: { kind: "removes", times: 2 } };
    case "remove-now":
      return remove(desk, card);
    case "cancel":
      return { note: "Nothing was changed.", stage: OPEN };
  }
}

function outOfDate(stage: Stage = OPEN): Outcome {
  return { note: OUT_OF_DATE, stage };
}

async function orRefusal(work: () => Promise<Outcome>, asks?: AskedField): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) return { note: error.message, stage: OPEN, asks };
    throw error;
  }
}

/** Does what a button says, if card and stage are still those pressed (docs/behaviour.md, B21). Must be called under the lease. */
export async function pressCard(
  desk: Desk,
  card: PostCard,
  stage: Stage,
  pressed: { press: string; version: string },
): Promise<Outcome> {
  const button = cardButtons(card, stage).find(({ press }) => press === pressed.press);
  if (!button || pressed.version !== card.version) return outOfDate(stage);
  return orRefusal(() => perform(desk, card, stage, button.press));
}

/** Reads a value as `set` reads it, and asks whether it was understood. */
export async function giveValue({ run }: Desk, field: AskedField, written: string): Promise<Outcome> {
  return orRefusal(async () => {
    const value = await checkValue(run, field, written);
    const note = `${valueWords(field, value.edits)}. Right?`;
    return { note, stage: { kind: "proposes", field, written: value.written } };
  }, field);
}
