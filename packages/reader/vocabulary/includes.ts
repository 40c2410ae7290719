import { vocabulary } from "./lexicon.ts";

/** Items that a home has or the rent may cover. */
export const TOPICS = vocabulary("item");

export const INCLUDES = { ...TOPICS, ...vocabulary("inclusion") };

/** Words that join an item to the home: `pets allowed`. */
export const ITEM_JOINTS = [
  ...[INCLUDES.includes, INCLUDES.free, INCLUDES.already, INCLUDES.everything, INCLUDES.allBills],
  ...[INCLUDES.yes, INCLUDES.allowed, INCLUDES.fine, INCLUDES.petFriendly],
].flat();
