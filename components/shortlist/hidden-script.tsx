import { MARKS_STYLE } from "@/lib/shortlist/mark-names";

/** In short: it is in the page's HTML twice, as markup and as data. */
const SOURCE = `try{let e=document.createElement("style");e.textContent=localStorage[e.id="${MARKS_STYLE}"]||"";document.head.append(e)}catch{}`;

/** Hides before the first paint: cards that were there would leave a list that moves. */
export function HiddenScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
