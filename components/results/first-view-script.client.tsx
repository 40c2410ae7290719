import { useLayoutEffect } from "react";
import { useLanguage } from "@/components/language/use-language";
import type { Language } from "@/lib/language/translator";
import type { Point } from "@/lib/map/bounds";
import type { PanelSize } from "@/lib/map/camera";
import { firstView } from "@/lib/map/first-view";
import { FIRST_VIEW_NAMES, narrowFirstView } from "@/lib/map/narrow-first-view";
import { groupDigits } from "@/lib/money/format-price";
import { mapTexts, mapWords } from "@/lib/rental/list-messages";
import { PAGE_SIZE } from "@/lib/search/pages";
import { WAITING_SKELETONS } from "./card-grid";

type Props = {
  /** Index of the place of each card in the page's HTML. */
  places: readonly number[];
  total: number;
  /** The largest map panels for which the cards have no gaps. */
  widest: readonly PanelSize[];
  points: readonly Point[];
  counts: readonly number[];
};

/** The script's source for the page's HTML; empty in the browser, which has already run it. */
function source({ places, total, widest, points, counts }: Props, { locale, t }: Language): string {
  if (typeof window !== "undefined") return "";
  const list = { places, widest, pageSize: PAGE_SIZE, skeletons: WAITING_SKELETONS, total };
  const data = JSON.stringify(firstView(points, counts, list));
  const texts = { locale, loading: t("list.loading"), empty: t("list.empty"), map: mapTexts(t, false) };
  const words = JSON.stringify(texts);
  return `(${narrowFirstView})(${data},${groupDigits},${mapWords},${JSON.stringify(FIRST_VIEW_NAMES)},${words})`;
}

/** Must precede the cards in the HTML. Removes its style once the hydrated list is narrowed by the map. */
export function FirstViewScript(props: Props) {
  const { locale, t } = useLanguage();
  useLayoutEffect(() => () => document.getElementById(FIRST_VIEW_NAMES.styleId)?.remove(), []);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours and numbers
      dangerouslySetInnerHTML={{ __html: source(props, { locale, t }) }}
    />
  );
}
