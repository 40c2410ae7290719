import { listedRows, pathOf, type RentalRow, rowsAt, searchedText } from "../e2e/demo-rows.ts";

/** What a request got; null when nothing came back in time. */
export type Answer = { status: number; body: string; ms: number } | null;

/** A request whose right answer is known from the demo's rows, without the site's code. */
export type Question = {
  path: string;
  /** Whether it can be answered right only by asking the data service: then saying so is all that can be done. */
  needsService: boolean;
  isRight: (answer: NonNullable<Answer>) => boolean;
};

const PAGE_SIZE = 24;
const PLACES = ["canggu", "ubud", "sanur", "uluwatu", "seminyak"].filter((place) => rowsAt(place).length > 0);
const MAXIMA = [11, 15, 25, 38];
const SORTS = ["none", "pricePerMonthAsc", "pricePerMonthDesc"];

function asksForList(path: string, rows: readonly RentalRow[], needsService: boolean): Question {
  const said = rows.length === 0 ? "No rentals found." : `Showing ${rows.length} rental(s)`;
  const cards = Math.min(rows.length, PAGE_SIZE);
  return {
    path,
    needsService,
    isRight: ({ status, body }) =>
      status === 200 && body.includes(said) && (body.match(/<a [^>]*data-rental=/g) ?? []).length === cards,
  };
}

function fits(row: RentalRow, bedrooms: number, maximum: number): boolean {
  return (
    (row.bedrooms ?? 0) >= bedrooms && row.price_amount !== null && row.price_amount <= maximum * 1_000_000
  );
}

/** Every list that the kept sweep can answer, each with an address of its own. */
export function filterQuestions(): Question[] {
  return PLACES.flatMap((place) =>
    MAXIMA.flatMap((maximum) =>
      [1, 2, 3].flatMap((bedrooms) => {
        const rows = rowsAt(place).filter((row) => fits(row, bedrooms, maximum));
        const query = `location=${place}&price_range=${maximum}&min_bedrooms=${bedrooms}`;
        return SORTS.map((sort) => asksForList(`/?${query}&sort=${sort}`, rows, false));
      }),
    ),
  );
}

/** Lists by two keywords: only the data service knows which listings hold them. */
export function keywordQuestions(): Question[] {
  const words = [
    ...new Set(listedRows.flatMap((row) => searchedText(row).match(/\b[a-z]{4,9}\b/g) ?? [])),
  ].slice(0, 60);
  return words.flatMap((word, at) =>
    words.slice(at + 1, at + 9).map((other) => {
      const rows = listedRows.filter((row) =>
        [word, other].every((term) => searchedText(row).includes(term)),
      );
      return asksForList(`/?keywords=${word}+${other}`, rows, true);
    }),
  );
}

/** A listing's own page. Its id is in the page's source link or in the buttons that count clicks. */
export function detailQuestion(row: RentalRow): Question {
  return {
    path: pathOf(row),
    needsService: true,
    isRight: ({ status, body }) => status === 200 && body.includes(`data-umami-event-rental="${row.id}"`),
  };
}

/** Cards by id. */
export function cardsQuestion(rows: readonly RentalRow[]): Question {
  const ids = rows.map(({ id }) => id);
  return {
    path: `/api/rentals?ids=${ids.join(",")}`,
    needsService: true,
    isRight: ({ status, body }) => {
      if (status !== 200) return false;
      const found = [...body.matchAll(/\{"id":(\d+),/g)].map(([, id]) => Number(id));
      return found.join() === ids.join();
    },
  };
}

/** What has been asked before the fault: it goes on being answered. */
export function seenQuestions(): Question[] {
  const keyword = listedRows.filter((row) => searchedText(row).includes("pool"));
  return [
    asksForList("/", listedRows, false),
    asksForList("/?location=canggu", rowsAt("canggu"), false),
    { ...asksForList("/?keywords=pool", keyword, false) },
    ...listedRows.slice(0, 8).map((row) => ({ ...detailQuestion(row), needsService: false })),
    { ...cardsQuestion(listedRows.slice(24, 48)), needsService: false },
  ];
}
