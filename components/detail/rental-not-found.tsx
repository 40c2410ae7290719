import { MissingPage } from "@/components/fallback/missing-page";
import { NewestLinks } from "./newest-links";
import { NOT_FOUND_REASON, NotFoundTitle } from "./not-found-message";

/**
 * The 404 screen of a rental. `slug` is the route parameter. Not a `not-found.tsx`, which would be in the RSC data of every
 * rental's page.
 */
export function RentalNotFound({ slug }: { slug: string }) {
  return (
    <MissingPage reason={NOT_FOUND_REASON} instead={<NewestLinks address={slug} />}>
      <NotFoundTitle />
    </MissingPage>
  );
}
