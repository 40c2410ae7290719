import type { RentalRow } from "../../scripts/import/row-schema.ts";
import { pathOf } from "../support/demo-rows.ts";

/** The pages that are measured, by the name they go by in the table. */
export const PAGE_NAMES = [
  "/",
  "/?location=canggu",
  "/rental/x with photos",
  "/rental/x without photos",
  "/area/canggu",
  "/compare?ids=",
] as const;

type PageName = (typeof PAGE_NAMES)[number];

export type PagePaths = Readonly<Record<PageName, string>>;

export const isRental = (name: PageName) => name.startsWith("/rental/");

/** As many homes as stand side by side. */
const COMPARED = 4;

/** What most listings have that have photos at all. */
const PHOTOS = 5;

function middling(rows: readonly RentalRow[]): RentalRow {
  const length = ({ raw_description: text }: RentalRow) => text?.length ?? 0;
  const row = rows.toSorted((a, b) => length(a) - length(b))[Math.floor(rows.length / 2)];
  if (row === undefined) throw new Error("There is no such listing.");
  return row;
}

/** The addresses of the pages where these are listed. Throws when they have no listing of a kind that is measured. */
export function pathsFor(listed: readonly RentalRow[]): PagePaths {
  const withSlug = listed.filter(({ slug }) => slug !== null);
  const compared = listed.slice(0, COMPARED).map(({ id }) => id);
  return {
    "/": "/",
    "/?location=canggu": "/?location=canggu",
    "/rental/x with photos": pathOf(middling(withSlug.filter((row) => row.media_urls.length >= PHOTOS))),
    "/rental/x without photos": pathOf(middling(withSlug.filter((row) => row.media_urls.length === 0))),
    "/area/canggu": "/area/canggu",
    "/compare?ids=": `/compare?ids=${compared.join(",")}`,
  };
}
