import type { Rental } from "@/lib/rentals/rental";

export function RentalDetail({ rental }: { rental: Rental }) {
  return (
    <main className="mx-auto max-w-5xl px-4 py-6 sm:px-6">
      <a href="/">Home</a>
      <h1>{rental.title ?? "Rental Property"}</h1>
      <p className="whitespace-pre-line break-words">{rental.raw_description}</p>
    </main>
  );
}
