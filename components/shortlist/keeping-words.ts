import type { Translator } from "@/lib/language/translator";
import type { Keeping } from "@/stores/shortlist/shortlist-store";

/** What the state of the device's storage means for the copies; null if everything is stored. */
export function keepingWords(keeping: Keeping, t: Translator): string | null {
  return keeping === "refused" || keeping === "full" ? t(`liked.${keeping}`) : null;
}
