import type { Messages } from "use-intl/core";

type Name = keyof Messages;

/** Texts of client components in the first scripts of any page. */
const SHARED: readonly Name[] = [
  "card",
  "dates",
  "errors",
  "language",
  "map",
  "money",
  "places",
  "site",
  "stay",
  "ui",
];

/** Provided by `ListTexts` on the home screen. */
const LIST: readonly Name[] = ["filterFields", "filters", "home", "list", "listExtras", "myStay"];

/** Provided by `RentalTexts` on a rental's page, in its dialog and in comparisons. */
const RENTAL: readonly Name[] = ["cash", "contactWay", "rental"];

/** Texts of components that load late, or on few pages: they are wrapped in `withLateTexts`. */
const LATE: readonly Name[] = [
  "compare",
  "contactWay",
  "enquiry",
  "hidden",
  "liked",
  "mapControls",
  "notes",
  "viewer",
];

function pick(messages: Messages, names: readonly Name[]): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, messages[name]]));
}

/** All messages of client components: a page in another language than English sends them. */
export const islandMessages = (messages: Messages) =>
  pick(messages, [...SHARED, ...LIST, ...RENTAL, ...LATE]);

// English comes with the scripts: those of every page, and those of each kind of page.
export const sharedMessages = (messages: Messages) => pick(messages, SHARED);
export const listMessages = (messages: Messages) => pick(messages, LIST);
export const rentalMessages = (messages: Messages) => pick(messages, RENTAL);
export const lateMessages = (messages: Messages) => pick(messages, LATE);
