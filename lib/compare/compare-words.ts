import { MAX_SIDE_BY_SIDE } from "./compare-address";

const homes = (count: number) => (count === 1 ? "1 home" : `${count} homes`);

/** The heading of a comparison: "Compare 3 homes", or "Shortlist of 12 homes" if they do not fit side by side. */
export function compareHeading(count: number): string {
  if (count === 0) return "Compare homes";
  return count > MAX_SIDE_BY_SIDE ? `Shortlist of ${count} homes` : `Compare ${homes(count)}`;
}

/** The outcome of "Add all to mine": "3 added, 2 were already liked." */
export function addedWords(added: number, had: number): string {
  if (added === 0) return had === 1 ? "You like it already." : `You like all ${had} already.`;
  if (had === 0) return `${added} added.`;
  return `${added} added, ${had} ${had === 1 ? "was" : "were"} already liked.`;
}

/** "2 of 4 homes are no longer listed."; null if all are listed. */
export function goneWords(gone: number, all: number): string | null {
  if (gone === 0) return null;
  if (all === 1) return "It is no longer listed.";
  return gone === all
    ? `All ${all} are no longer listed.`
    : `${gone} of ${homes(all)} ${gone === 1 ? "is" : "are"} no longer listed.`;
}

export const COMPARE_WORDS = {
  none: "Like homes on the list, then choose “Show liked only” and “Compare”: up to four stand side by side here.",
  browse: "Browse all rentals",
  addOne: "Like another home, and it can stand beside this one.",
  cut: "The link names more homes than a shortlist holds. These are the first 30.",
  choose: (count: number) =>
    `${count} homes are too many side by side: choose up to ${MAX_SIDE_BY_SIDE}, then compare them.`,
  compare: "Compare",
  compareChosen: "Compare chosen homes",
  region: "Comparison of homes",
  onlyDifferences: "Only differences",
  mark: "marks a row in which they differ",
  differs: "they differ",
  notStated: "Not stated",
  notCompared: "Too few alike to say",
  gone: "No longer listed",
  addAll: "Add all to mine",
  undo: "Undo",
  undone: "Your likes are as they were.",
  share: "Share",
  shareShortlist: "Share shortlist",
  print: "Print",
} as const;
