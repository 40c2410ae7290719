import { preload } from "react-dom";

/** The same file as in app/globals.css, under the name that the build gives it. */
const FILE = new URL("./manrope-russian.woff2", import.meta.url);

/** Loads along with the style sheet. The framework's own fonts would be preloaded by the pages of every language. */
export function preloadRussianLetters(): void {
  preload(String(FILE), { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
