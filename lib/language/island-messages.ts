import type { Messages } from "use-intl/core";

/**
 * The parts of the messages that client components use. Browsers get no others: English ones come with the scripts, those of
 * other languages with the page.
 */
const ISLAND_NAMESPACES = [
  "compare",
  "dates",
  "enquiry",
  "errors",
  "hidden",
  "language",
  "liked",
  "money",
  "notes",
  "places",
  "site",
  "ui",
  "viewer",
] as const satisfies readonly (keyof Messages)[];

export type IslandMessages = Pick<Messages, (typeof ISLAND_NAMESPACES)[number]>;

export function islandMessages(messages: Messages): IslandMessages {
  const { compare, dates, enquiry, errors, hidden, language, liked, money, notes, places, site, ui, viewer } =
    messages;
  return { compare, dates, enquiry, errors, hidden, language, liked, money, notes, places, site, ui, viewer };
}
