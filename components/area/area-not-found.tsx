import { NewestLinks } from "@/components/detail/newest-links";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";

/** The 404 screen of an unknown area. `area` is the route parameter. */
export function AreaNotFound({ area }: { area: string }) {
  return (
    <MissingPage reason="No listing has named this place." instead={<NewestLinks address={area} />}>
      <MissingTitle>Area not found.</MissingTitle>
    </MissingPage>
  );
}
