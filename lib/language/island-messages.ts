import type { Messages } from "use-intl/core";

type Name = keyof Messages;

/** What client components of a page's first scripts say. */
const FIRST: readonly Name[] = [
  "card",
  "cash",
  "dates",
  "errors",
  "filters",
  "home",
  "language",
  "list",
  "map",
  "money",
  "places",
  "rental",
  "site",
  "stay",
  "ui",
];

/** What is said only by components that are loaded late, or on few pages: they are wrapped in `withLateTexts`. */
const LATE: readonly Name[] = [
  "compare",
  "enquiry",
  "filterFields",
  "hidden",
  "liked",
  "listExtras",
  "mapControls",
  "myStay",
  "notes",
  "viewer",
];

function pick(messages: Messages, names: readonly Name[]): Partial<Messages> {
  return Object.fromEntries(names.map((name) => [name, messages[name]]));
}

/**
 * The messages that client components use. Browsers get no others: those of another language come with the page, all of them;
 * English ones with the scripts, the late ones with late scripts.
 */
export const islandMessages = (messages: Messages) => pick(messages, [...FIRST, ...LATE]);
export const firstMessages = (messages: Messages) => pick(messages, FIRST);
export const lateMessages = (messages: Messages) => pick(messages, LATE);
