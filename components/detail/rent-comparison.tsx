import { RentAmount } from "@/components/currency/rent-amount.client";
import { useLanguage } from "@/components/language/use-language";
import type { Comparison } from "@/lib/market/comparison";
import { marketSentence } from "@/lib/market/market-text";

export function RentComparison({ comparison }: { comparison: Comparison | null }) {
  const language = useLanguage();
  if (comparison === null) return null;
  const sentence = marketSentence(comparison, language);
  return (
    <p className="mt-1.5 text-sm wrap-anywhere">
      {"text" in sentence ? (
        sentence.text
      ) : (
        <>
          {sentence.before}
          <RentAmount rupiah={sentence.amount} />
          {sentence.after}
        </>
      )}
    </p>
  );
}
