import { readFileSync } from "node:fs";
import { GOOGLE_MAPS_STAND_IN } from "@/tests/support/google-maps-stand-in";
import { changeLayout, installIntersections } from "../results/intersections";
import { installMediaQueries } from "../ui/media-queries";

/** The size that every element reports, as jsdom has no layout. */
export const panel = { width: 500, height: 700 };

export function resizePanel(width: number, height: number): void {
  Object.assign(panel, { width, height });
  changeLayout();
}

export function installBrowserStandIns(): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => panel.width },
    clientHeight: { configurable: true, get: () => panel.height },
  });
  // jsdom draws nothing: a context that takes every call.
  const context = new Proxy({}, { get: () => () => undefined });
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { value: () => context });
  document.elementsFromPoint = () => [];
  window.scrollTo = () => undefined;
  installIntersections();
  installMediaQueries(() => false);
}

/** Serves the files of `public/` except `missing`. Returns a list that grows with each requested path. */
export function servePublicFiles(missing: readonly string[] = []): readonly string[] {
  const asked: string[] = [];
  window.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    if (missing.includes(path)) throw new TypeError("Failed to fetch");
    const text = readFileSync(`public${path}`, "utf8");
    return Object.assign(Object.create(null), { ok: true, json: async () => JSON.parse(text) });
  };
  return asked;
}

type Script = "works" | "fails" | "hangs";

/** Answers each request for Google's script with the result of `answer`. */
export function answerMapsScript(answer: () => Script): () => void {
  const run = (script: HTMLScriptElement) => {
    if (answer() === "fails") script.dispatchEvent(new Event("error"));
    if (answer() === "works") new Function(GOOGLE_MAPS_STAND_IN)();
  };
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src.startsWith("https://maps.googleapis.com/")) run(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
