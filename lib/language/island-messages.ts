import type { Messages } from "use-intl/core";

type Name = keyof Messages;

/** What client components of the first scripts say on any page. */
const SHARED: readonly Name[] = [
  "card",
  "copyFeed",
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

/** What they say only on the home screen. `ListTexts` gives it. */
const LIST: readonly Name[] = ["filters", "home", "list"];

/** What they say only where all of a rental is shown: on its page, in the dialog and in comparisons. `RentalTexts` gives it. */
const RENTAL: readonly Name[] = ["cash", "contactWay", "rental"];

/** What is said only by components that are loaded late, or on few pages: they are wrapped in `withLateTexts`. */
const LATE: readonly Name[] = [
  "compare",
  "contactWay",
  "enquiry",
  "filterFields",
  "hidden",
  "liked",
  "listExtras",
  "mapControls",
  "myStay",
  "notes",
  "translation",
  "viewer",
];

function pick(messages: Messages, names: readonly Name[]): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, messages[name]]));
}

/** All messages that client components use. A page in another language than English brings them. */
export const islandMessages = (messages: Messages) =>
  pick(messages, [...SHARED, ...LIST, ...RENTAL, ...LATE]);

/** Of English, which comes with the scripts: what those of every page have, and of which each kind of page has its own. */
export const sharedMessages = (messages: Messages) => pick(messages, SHARED);
export const listMessages = (messages: Messages) => pick(messages, LIST);
export const rentalMessages = (messages: Messages) => pick(messages, RENTAL);
export const lateMessages = (messages: Messages) => pick(messages, LATE);
