import { RentalTitle } from "./rental-title.client";

export const NOT_FOUND_REASON = "It may have been let, or its advert was taken down.";

export function NotFoundTitle() {
  return <RentalTitle>Rental not found.</RentalTitle>;
}

/** The content of the modal for a rental that does not exist or is no longer listed. */
export function NotFoundMessage() {
  return (
    <div className="grid justify-items-center gap-4 py-14 text-center">
      <NotFoundTitle />
      <p className="max-w-prose text-ink-soft">{NOT_FOUND_REASON}</p>
    </div>
  );
}
