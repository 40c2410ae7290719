import { newestRentals } from "@/lib/data/newest-rentals";
import { NotFoundMessage } from "./not-found-message";
import { RentalLinks } from "./rental-links";

/** The screen of an address that names no rental. Not a `not-found.tsx`, which would be in the data of every rental's page. */
export async function RentalNotFound() {
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <NotFoundMessage>
        <a
          href="/"
          className="mt-2 grid h-11 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
        >
          Browse all rentals
        </a>
      </NotFoundMessage>
      <RentalLinks heading="Newest rentals" rentals={await newestRentals()} />
    </main>
  );
}
