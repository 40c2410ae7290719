import { listedRows, pathOf, someRow } from "../../tests/e2e/demo-rows.ts";

/** A listing with several pictures, as most have. */
const rental = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length >= 5);

/** The pages that are measured, by the name they go by in the table. */
export const PAGES = {
  home: { name: "/", path: "/" },
  area: { name: "/?location=canggu", path: "/?location=canggu" },
  rental: { name: "/rental/x", path: pathOf(rental) },
} as const;

export type PageName = keyof typeof PAGES;

export const EVERY_PAGE: readonly PageName[] = ["home", "area", "rental"];
