import { RentalTitle } from "./rental-title.client";

/** For a rental that does not exist or is no longer listed. */
export function NotFoundMessage({ children }: { children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-14 text-center">
      <RentalTitle>Rental not found.</RentalTitle>
      <p className="max-w-prose text-ink-soft">It may have been let, or its advert was taken down.</p>
      {children}
    </div>
  );
}
