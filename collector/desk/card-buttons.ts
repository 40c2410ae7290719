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
  "remove-sure": "Yes, remove",
  "remove-now": "Remove for good",
  cancel: "Cancel",
} as const;

/** What a button of a card does. A field's name asks for its value. */
export type Press = keyof typeof LABELS;
export type CardButton = { press: Press; label: string };

export function isAskedField(name: string): name is AskedField {
  return Object.hasOwn(ASKED_FIELDS, name);
}

/** The presses that need a yes, and the press that gives it. */
const YES_TO = { remove: "remove-sure", "remove-sure": "remove-now" } as const;
export type Doubted = keyof typeof YES_TO;

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

function pressesOf({
  status,
  canPublish,
  isTaken,
  missing,
  joinsWith,
  undo: undoable,
}: ButtonFacts): Press[] {
  const undo: Press[] = undoable === null ? [] : ["undo"];
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

/** The buttons of a card, in order (docs/behaviour.md, B20). No button is shown that could only be refused. After a doubted press only its yes and no. */
export function cardButtons(card: ButtonFacts, doubted: Doubted | null = null): CardButton[] {
  const button = (press: Press): CardButton => {
    const named = press === "join" && card.joinsWith ? ` ${keyText(card.joinsWith.key)}` : "";
    return { press, label: `${LABELS[press]}${named}` };
  };
  return (doubted === null ? pressesOf(card) : [YES_TO[doubted], "cancel" as const]).map(button);
}

/** The button that a press of a card names; null if the card does not have it, now or after a doubted press. */
export function pressedButton(card: ButtonFacts, name: string): Press | null {
  const later: Press[] = ["remove-sure", "remove-now", "cancel"];
  return [...pressesOf(card), ...later].find((press) => press === name) ?? null;
}
