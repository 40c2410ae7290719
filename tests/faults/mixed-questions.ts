import { listedRows } from "../e2e/demo-rows.ts";
import {
  cardsQuestion,
  detailQuestion,
  filterQuestions,
  keywordQuestions,
  type Question,
} from "./questions.ts";

/** The items in their order, begun again when all were given. */
function oneAfterAnother<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error("nothing to ask");
    return item;
  };
}

const unseenRows = listedRows.slice(60);
const nextFilter = oneAfterAnother(filterQuestions());
const nextUnseen = oneAfterAnother(
  keywordQuestions().flatMap((question, at) => {
    const row = unseenRows[at];
    return row === undefined ? [question] : [question, detailQuestion(row), cardsQuestion([row])];
  }),
);

/**
 * Half of what is asked was seen before, a quarter are filters new to the site, a quarter is new to every cache. What is
 * new is given to one caller only.
 */
export function mixedQuestions(seen: readonly Question[]): () => Question {
  const nextSeen = oneAfterAnother(seen);
  const nextKind = oneAfterAnother([nextSeen, nextFilter, nextSeen, nextUnseen]);
  return () => nextKind()();
}
