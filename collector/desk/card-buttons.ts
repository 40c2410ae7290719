import type { Undoable } from "../owner/undo-last.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Status } from "../posts/rows.ts";

const ASKED_FIELDS = {
  price: "Rent",
  area: "Area",
  bedrooms: "Bedrooms",
  from: "Free from",
  same_as: "Same as …",
} as const;
export type AskedField = keyof typeof ASKED_FIELDS;

const LABELS = {
  ...ASKED_FIELDS,
  publish: "Publish",
  join: "Same as",
  reject: "Leave out",
  taken: "Taken",
  free: "Free again",
  undo: "Undo",
  remove: "Remove",
  "remove-sure": "Remove for good",
  cancel: "Cancel",
} as const;

/** What a button of a card does. A field's name asks for its value. */
export type Press = keyof typeof LABELS;
export type CardButton = { press: Press; label: string };

export function isAskedField(name: string): name is AskedField {
  return Object.hasOwn(ASKED_FIELDS, name);
}

export type ButtonFacts = {
  status: Status;
  canPublish: boolean;
  isTaken: boolean;
  missing: readonly Exclude<AskedField, "same_as">[];
  /** The listing that the post may repeat; null if its reason names none. */
  joinsWith: { key: PostKey } | null;
  /** What `undo` would take back; null if that is nothing, or too long ago. */
  undo: Undoable | null;
};

function pressesOf({ status, canPublish, isTaken, missing, joinsWith, ...card }: ButtonFacts): Press[] {
  const undo: Press[] = card.undo === null ? [] : ["undo"];
  const publish: Press[] = canPublish && !isTaken ? ["publish"] : [];
  switch (status) {
    case "queued": {
      const join: Press[] = joinsWith === null ? [] : ["join"];
      return [...publish, ...join, ...missing, "same_as", "reject", ...undo, "remove"];
    }
    case "published":
    case "merged":
      return ["taken", ...missing, "reject", ...undo, "remove"];
    case "removed":
      return [...(isTaken ? (["free"] as const) : publish), ...undo, "remove"];
    case "ignored":
      return [...publish, ...undo, "remove"];
  }
}

/**
 * The buttons of a card, in order (docs/behaviour.md, B20): none that could only be refused. A card `isDoubted` that is about to be
 * removed has only yes and no.
 */
export function cardButtons(card: ButtonFacts, isDoubted = false): CardButton[] {
  const presses: Press[] = isDoubted ? ["remove-sure", "cancel"] : pressesOf(card);
  return presses.map((press) => {
    const named = press === "join" && card.joinsWith ? ` ${keyText(card.joinsWith.key)}` : "";
    return { press, label: `${LABELS[press]}${named}` };
  });
}

/** The button that a press of a card names; null if the card does not have it, now or in doubt. */
export function pressedButton(card: ButtonFacts, name: string): Press | null {
  return (
    [...cardButtons(card), ...cardButtons(card, true)].find(({ press }) => press === name)?.press ?? null
  );
}
