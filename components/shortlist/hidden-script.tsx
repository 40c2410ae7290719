import { STYLE_NAME } from "@/lib/shortlist/storage-names";

/** Written tersely, because the page contains it twice, as HTML and as RSC data. */
const SOURCE = `try{let e=document.createElement("style");e.textContent=localStorage[e.id="${STYLE_NAME}"]||"";document.head.append(e)}catch{}`;

/** Hides rentals before the first paint, so that the list does not move later. */
export function HiddenScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
