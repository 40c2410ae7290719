import { useLayoutEffect } from "react";
import type { Point } from "@/lib/map/bounds";
import type { PanelSize } from "@/lib/map/camera";
import { firstView } from "@/lib/map/first-view";
import { FIRST_VIEW_NAMES, narrowFirstView } from "@/lib/map/narrow-first-view";
import { groupDigits } from "@/lib/money/format-price";
import { mapWords } from "@/lib/rentals/list-messages";
import { PAGE_SIZE } from "@/lib/search/pages";
import { WAITING_SKELETONS } from "./card-grid";

type Props = {
  /** The place of each card that the page brings. */
  places: readonly number[];
  total: number;
  /** The largest map panels for which they have no gap. */
  widest: readonly PanelSize[];
  points: readonly Point[];
  counts: readonly number[];
};

/** The script's source for the page's HTML; empty in the browser, which has run it by then. */
function source({ places, total, widest, points, counts }: Props): string {
  if (typeof window !== "undefined") return "";
  const list = { places, widest, pageSize: PAGE_SIZE, skeletons: WAITING_SKELETONS, total };
  const data = JSON.stringify(firstView(points, counts, list));
  return `(${narrowFirstView})(${data},${groupDigits},${mapWords},${JSON.stringify(FIRST_VIEW_NAMES)})`;
}

/** Comes before the cards in the HTML. Its style is removed once the list itself shows only what the map shows. */
export function FirstViewScript(props: Props) {
  useLayoutEffect(() => () => document.getElementById(FIRST_VIEW_NAMES.styleId)?.remove(), []);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours and numbers
      dangerouslySetInnerHTML={{ __html: source(props) }}
    />
  );
}
