import { MissingPage } from "@/components/fallback/missing-page";
import { NewestLinks } from "./newest-links";
import { NOT_FOUND_REASON, NotFoundTitle } from "./not-found-message";

/**
 * The screen of an address that names no rental; `slug` is the parameter of the route. Not a `not-found.tsx`, which would be
 * in the data of every rental's page.
 */
export function RentalNotFound({ slug }: { slug: string }) {
  return (
    <MissingPage reason={NOT_FOUND_REASON} instead={<NewestLinks address={slug} />}>
      <NotFoundTitle />
    </MissingPage>
  );
}
