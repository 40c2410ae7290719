import type { Translator } from "@/lib/language/translator";

/** "2 of 4 homes are no longer listed."; null if all are listed. */
export function goneWords(gone: number, all: number, t: Translator): string | null {
  if (gone === 0) return null;
  if (all === 1) return t("comparison.goneOnly");
  return gone === all ? t("comparison.goneAll", { all }) : t("comparison.goneSome", { gone, all });
}
