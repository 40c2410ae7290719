import { RentalCard } from "@/components/card/rental-card";
import type { LiveRental } from "@/lib/rentals/rental";

type Props = { rentals: LiveRental[]; now: Date };

export function RentalGrid({ rentals, now }: Props) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 md:grid-cols-3">
      {rentals.map((rental) => (
        <li key={rental.id}>
          <RentalCard rental={rental} now={now} />
        </li>
      ))}
    </ul>
  );
}
