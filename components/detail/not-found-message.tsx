import { newestRentals } from "@/lib/rentals/newest-rentals";
import { RentalLinks } from "./rental-links";
import { RentalTitle } from "./rental-title.client";

/** A rental that is unknown or gone, and where to go from here. */
export async function NotFoundMessage({ children }: { children: React.ReactNode }) {
  return (
    <>
      <div className="grid justify-items-center gap-4 py-14 text-center">
        <RentalTitle>Rental not found.</RentalTitle>
        <p className="max-w-prose text-ink-soft">It may have been let, or its advert was taken down.</p>
        {children}
      </div>
      <RentalLinks heading="Newest rentals" rentals={await newestRentals()} />
    </>
  );
}
