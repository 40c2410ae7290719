import { markCards } from "@/lib/device/marked-cards";
import { DEVICE_STORE } from "@/stores/device-store";

const SOURCE = `try{let{hidden:h,seen:s}=JSON.parse(localStorage.${DEVICE_STORE}).state;(${markCards})(h,s)}catch{}`;

/** Hides and labels cards before the first paint, so that the list does not move later. */
export function HiddenScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, without data
  return <script dangerouslySetInnerHTML={{ __html: SOURCE }} />;
}
