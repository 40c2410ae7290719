import { RentAmount } from "@/components/currency/rent-amount.client";
import type { Comparison } from "@/lib/market/comparison";
import { marketSentence } from "@/lib/market/market-text";

/** One sentence that compares the rent with its class; nothing if too few rents are known. */
export function RentComparison({ comparison }: { comparison: Comparison | null }) {
  if (comparison === null) return null;
  const sentence = marketSentence(comparison);
  return (
    <p className="mt-1.5 text-sm [overflow-wrap:anywhere]">
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
