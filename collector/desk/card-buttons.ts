import type { Undoable } from "../owner/undo-last.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Status } from "../posts/rows.ts";

const ASKED_FIELDS = {
  price: "Rent",
  area: "Area",
  bedrooms: "Bedrooms",
  title: "Title",
  contact: "Contact",
  photos: "Photos",
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
  "still-free": "Still free",
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
  photos: readonly string[];
  /** The listing that the post may repeat; null if its reason names none. */
  joinsWith: { key: PostKey } | null;
  /** Whether it is a reply that may change a rent of that listing: the owner says which. */
  asksForRent: boolean;
  /** What `undo` would take back; null if that is nothing, or too long ago. */
  undo: Undoable | null;
};

/** What can be mended of a home, also of one that is shown. */
const MENDED = ["price", "area", "bedrooms", "title", "contact", "photos", "from"] as const;

function pressesOf({ status, canPublish, isTaken, photos, joinsWith, ...card }: ButtonFacts): Press[] {
  const mended = MENDED.filter((field) => field !== "photos" || photos.length > 0);
  const undo: Press[] = card.undo === null ? [] : ["undo"];
  const publish: Press[] = canPublish && !isTaken ? ["publish"] : [];
  switch (status) {
    case "queued": {
      if (card.asksForRent) return ["price", "reject", ...undo, "remove"];
      const join: Press[] = joinsWith === null ? [] : ["join"];
      return [...publish, ...join, ...mended, "same_as", "reject", ...undo, "remove"];
    }
    case "published":
    case "merged":
      return [...mended, "taken", "reject", ...undo, "remove"];
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

export const pressLabel = (press: Press): string => LABELS[press];

/** The button that a press of a card names; null if the card does not have it, now, in doubt or in the week's list. */
export function pressedButton(card: ButtonFacts, name: string): Press | null {
  if (name === "still-free" && pressesOf(card).includes("taken")) return name;
  return (
    [...cardButtons(card), ...cardButtons(card, true)].find(({ press }) => press === name)?.press ?? null
  );
}
