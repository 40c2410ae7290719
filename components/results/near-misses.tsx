import { RentalLinks } from "@/components/card/rental-links";
import { useLanguage } from "@/components/language/use-language";
import type { NearMiss } from "@/lib/search/near-misses";

/** Rentals that miss one filter, each with the reason. */
export function NearMisses({ misses }: { misses: readonly NearMiss[] }) {
  const language = useLanguage();
  const { t } = language;
  const reasons = new Map(misses.map(({ rental, reason }) => [rental.id, reason]));
  return (
    <RentalLinks
      heading={t("listNotes.close")}
      rentals={misses.map(({ rental }) => rental)}
      noteOn={({ id }) => {
        const reason = reasons.get(id);
        if (reason === undefined) return null;
        return "text" in reason
          ? reason.text(language)
          : t("unstated.miss", { fact: t(`unstated.fact.${reason.unstated}`) });
      }}
    />
  );
}
