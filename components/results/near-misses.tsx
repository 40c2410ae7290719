import { RentalLinks } from "@/components/card/rental-links";
import { unstatedWords } from "@/lib/filters/filters";
import type { NearMiss } from "@/lib/search/near-misses";

/** Links to rentals that miss one filter, each with the reason. */
export function NearMisses({ misses }: { misses: readonly NearMiss[] }) {
  const reasons = new Map(misses.map(({ rental, reason }) => [rental.id, reason]));
  return (
    <RentalLinks
      heading="Close: all but one wish"
      rentals={misses.map(({ rental }) => rental)}
      noteOn={({ id }) => {
        const reason = reasons.get(id);
        if (reason === undefined) return null;
        return "text" in reason ? reason.text : `Does not ${unstatedWords(reason.unstated)}`;
      }}
    />
  );
}
