import type { LiveRental } from "./rental";

/** The page of a rental: by its slug when it has one, otherwise by its id (SPEC section 2). */
export function rentalPath({ id, slug }: Pick<LiveRental, "id" | "slug">): string {
  return `/rental/${slug === null ? id : encodeURIComponent(slug)}`;
}
