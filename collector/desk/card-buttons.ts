import { z } from "zod";
import type { Undoable } from "../owner/undo-last.ts";
import { keyText, type PostKey, type Status } from "../posts/rows.ts";

export const ASKED_FIELDS = {
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
  set: "Right",
  cancel: "Cancel",
} as const;

/** What a button of a card does. A field's name asks for its value. */
export type Press = keyof typeof LABELS;
export type CardButton = { press: Press; label: string };

export const askedField = z.literal(["price", "area", "bedrooms", "from", "same_as"] satisfies AskedField[]);

/** What a card waits for: any press, a yes to a value, or a second and third yes to a removal. */
export const stage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("proposes"), field: askedField, written: z.string() }),
  z.object({ kind: z.literal("removes"), times: z.union([z.literal(1), z.literal(2)]) }),
]);
export type Stage = z.infer<typeof stage>;

export const OPEN: Stage = { kind: "open" };

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

/** The buttons of a card, in order (docs/behaviour.md, B20). No button is shown that could only be refused. */
export function cardButtons(card: ButtonFacts, stage: Stage): CardButton[] {
  const button = (press: Press): CardButton => {
    const named = press === "join" && card.joinsWith ? ` ${keyText(card.joinsWith.key)}` : "";
    return { press, label: `${LABELS[press]}${named}` };
  };
  switch (stage.kind) {
    case "open":
      return pressesOf(card).map(button);
    case "proposes":
      return [button("set"), button("cancel")];
    case "removes":
      return [button(stage.times === 1 ? "remove-sure" : "remove-now"), button("cancel")];
  }
}
