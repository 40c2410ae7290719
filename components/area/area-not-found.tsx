import { NewestLinks } from "@/components/detail/newest-links";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";

/** For the address of an area that no listing has named; `area` is the parameter of the route. */
export function AreaNotFound({ area }: { area: string }) {
  return (
    <MissingPage reason="No listing has named this place." instead={<NewestLinks address={area} />}>
      <MissingTitle>Area not found.</MissingTitle>
    </MissingPage>
  );
}
