import { similarRentals } from "@/lib/search/similar-rentals";
import type { RentalPage } from "@/server/search/find-rental-page";
import { RentalLinks } from "./rental-links";

type Props = Pick<RentalPage, "rental" | "rentals" | "places" | "rates">;

/** Links to similar rentals. */
export function SimilarRentals({ rental, rentals, places, rates }: Props) {
  return (
    <RentalLinks
      heading="Similar rentals nearby"
      rentals={similarRentals(rental, rentals, { places, rates })}
    />
  );
}
