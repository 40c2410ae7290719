import {
  ageInDays,
  allRows,
  foldedText,
  listedRows,
  pathOf,
  type RentalRow,
  rowsAt,
} from "../support/demo-rows.ts";
import { APOLOGIES, type Apology, type Question } from "./judge.ts";

const PAGE_SIZE = 24;
/** Cards for the default view of the map, beyond those of the page. */
const ADDED = /<li class="js-only">.*?<\/li>/gs;
const PLACES = ["canggu", "ubud", "sanur", "uluwatu", "seminyak"].filter((place) => rowsAt(place).length > 0);
const MAXIMA = [11, 15, 25, 38];
const SORTS = ["", "&sort=pricePerMonthAsc", "&sort=pricePerMonthDesc"];
/** Listings that only a test of its own asks for, so that no cache knows them. */
const RESERVED = 60;

export const statusQuestion = (path: string, expected: number): Question => ({
  path,
  apology: null,
  isRight: ({ status }) => status === expected,
});

/** A path whose answer is told by its text, and which of the site's apologies may stand in for it. */
export const bodyQuestion = (
  path: string,
  isRight: (body: string) => boolean,
  apology: Apology | null = null,
): Question => ({ path, apology, isRight: ({ status, body }) => status === 200 && isRight(body) });

export function listQuestion(path: string, rows: readonly RentalRow[]): Question {
  const said =
    rows.length === 0 ? "No rentals found." : `Showing ${rows.length.toLocaleString("en-US")} rental(s)`;
  const cards = Math.min(rows.length, PAGE_SIZE);
  return bodyQuestion(
    path,
    (body) =>
      body.includes(said) && (body.replace(ADDED, "").match(/<a [^>]*data-rental=/g) ?? []).length === cards,
  );
}

function fits(row: RentalRow, bedrooms: number, maximum: number): boolean {
  return (
    (row.bedrooms ?? 0) >= bedrooms && row.price_amount !== null && row.price_amount <= maximum * 1_000_000
  );
}

/** Every list that the kept sweep can answer, each with an address of its own. */
function filterQuestions(): Question[] {
  return PLACES.flatMap((place) =>
    MAXIMA.flatMap((maximum) =>
      [1, 2, 3].flatMap((bedrooms) => {
        const rows = rowsAt(place).filter((row) => fits(row, bedrooms, maximum));
        const query = `location=${place}&price_range=${maximum}&min_bedrooms=${bedrooms}`;
        return SORTS.map((sort) => listQuestion(`/?${query}${sort}`, rows));
      }),
    ),
  );
}

function rowsHolding(terms: readonly string[]): RentalRow[] {
  return listedRows.filter((row) => terms.every((term) => foldedText(row).includes(term)));
}

/** Lists by two keywords, as pages and as feeds: the site keeps the texts. */
function keywordQuestions(): Question[] {
  const words = [
    ...new Set(listedRows.flatMap((row) => foldedText(row).match(/\b[a-z]{4,9}\b/g) ?? [])),
  ].slice(0, 60);
  return words.flatMap((word, at) =>
    words.slice(at + 1, at + 9).map((other, turn) => {
      const rows = rowsHolding([word, other]);
      const query = `keywords=${word}+${other}`;
      return turn === 0 ? feedQuestion(query, rows) : listQuestion(`/?${query}`, rows);
    }),
  );
}

function feedQuestion(query: string, rows: readonly RentalRow[]): Question {
  return bodyQuestion(
    `/feed.json?${query}`,
    (body) => body.includes('"items"') && rows.slice(0, 1).every((row) => body.includes(pathOf(row))),
  );
}

/** A listing's own page. Its id is in the page's source link or in the buttons that count clicks. */
export function detailQuestion(row: RentalRow): Question {
  const isRight = (body: string) => body.includes(`data-umami-event-rental="${row.id}"`);
  return bodyQuestion(pathOf(row), isRight, APOLOGIES.page);
}

/** The picture that link previews show, by the address of an older version, which leads to that of today's. */
function previewQuestion(row: RentalRow): Question {
  const folder = `/preview/${row.slug ?? row.id}/`;
  return {
    path: `${folder}0123456789ab.jpg`,
    apology: APOLOGIES.text,
    isRight: ({ status, headers }) =>
      status === 302 && headers.get("location")?.includes(encodeURI(folder)) === true,
  };
}

/** Cards by id, in the order that was asked for. Those of the list need no further read. */
function cardsQuestion(rows: readonly RentalRow[]): Question {
  const ids = rows.map(({ id }) => id);
  const areListed = rows.every((row) => listedRows.includes(row));
  return bodyQuestion(
    `/api/rentals?ids=${ids.join(",")}`,
    (body) => [...body.matchAll(/\{"id":(\d+),/g)].map(([, id]) => id).join() === ids.join(),
    areListed ? null : APOLOGIES.json,
  );
}

/** What has been asked before the fault: it goes on being answered. */
export function seenQuestions(): Question[] {
  return [
    listQuestion("/", listedRows),
    listQuestion("/?location=canggu", rowsAt("canggu")),
    listQuestion("/?keywords=pool", rowsHolding(["pool"])),
    feedQuestion("location=canggu", rowsAt("canggu")),
    bodyQuestion("/sitemap.xml", (body) =>
      listedRows.slice(0, 1).every((row) => body.includes(`${pathOf(row)}</loc>`)),
    ),
    // These the site has to know, as it has kept their pages.
    ...listedRows.slice(0, 8).map((row) => ({ ...detailQuestion(row), apology: null })),
    cardsQuestion(listedRows.slice(24, 48)),
  ];
}

/** Live rows that are too old for the list, as liked ones may be. */
const olderRows = allRows.filter(
  (row) =>
    !row.is_deleted &&
    row.duplicate_of_id === null &&
    row.is_complete_listing &&
    row.message_type === "rental" &&
    ageInDays(row) > 31,
);

/** The items in their order, begun again when all were given. */
export function oneAfterAnother<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error("There is nothing to ask.");
    return item;
  };
}

/** Half of what is asked was seen before, a quarter are filters new to the site, a quarter is new to every cache. */
export function mixedQuestions(): () => Question {
  const unseenRows = listedRows.slice(60, -RESERVED);
  const olderPairs = olderRows.flatMap((row, at) => olderRows.slice(at + 1).map((other) => [row, other]));
  const unseen = keywordQuestions().flatMap((question, at) => {
    const [row, pictured, older] = [unseenRows[2 * at], unseenRows[2 * at + 1], olderPairs[at]];
    return [
      question,
      ...(row === undefined ? [] : [detailQuestion(row)]),
      ...(pictured === undefined ? [] : [previewQuestion(pictured)]),
      ...(older === undefined ? [] : [cardsQuestion(older)]),
    ];
  });
  const nextSeen = oneAfterAnother(seenQuestions());
  const nextKind = oneAfterAnother([
    nextSeen,
    oneAfterAnother(filterQuestions()),
    nextSeen,
    oneAfterAnother(unseen),
  ]);
  return () => nextKind()();
}

/** Pairs of a listing's page and a search that nobody else asks for. */
export function reservedQuestions(): () => readonly [Question, Question] {
  return oneAfterAnother(
    listedRows.slice(-RESERVED).map((row, at) => {
      const terms = [`${row.id}`.slice(0, 2), `never-asked-${at}`];
      const search = listQuestion(`/?keywords=${terms.join("+")}`, rowsHolding(terms));
      return [detailQuestion(row), search] as const;
    }),
  );
}
