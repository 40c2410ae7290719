const SCRIPT = /<script src="([^"]*)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** How long scripts wait for the first picture, after the paint of all else. */
const MAX_WAIT_MS = 500;

/** How often a button that was pressed too early is pressed again until React answers. */
const PRESS_AGAIN_MS = 50;

/** Runs in the page, before all of its other scripts. */
function startAfterPaint(maxWaitMs: number, pressAgainMs: number): void {
  const start = () => {
    for (const named of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
      const script = document.createElement("script");
      script.src = named.dataset.src ?? "";
      script.async = true;
      named.replaceWith(script);
    }
  };
  // An entry tells of a frame that is on screen; a callback for animation frames only of one that is about to be drawn. A
  // picture that comes after that entry is on screen two frames later.
  const startOncePainted = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    });
    observer.observe({ type: "paint", buffered: true });
  };
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // A tab that is not shown is not painted.
  if (document.hidden) start();
  else {
    requestAnimationFrame(() => setTimeout(start, maxWaitMs));
    if (picture === null || picture.complete) startOncePainted();
    else {
      picture.addEventListener("load", startOncePainted);
      picture.addEventListener("error", startOncePainted);
    }
  }
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // React marks the document as soon as it listens.
  const isListening = () => Object.keys(document).some((key) => key.startsWith("_reactListening"));
  const pressAgain = () => {
    if (isListening()) pressed?.click();
    else timer = setTimeout(pressAgain, pressAgainMs);
  };
  // The second click of a double click is the same press.
  const keep = ({ target, detail }: MouseEvent) => {
    if (detail > 1) return;
    clearTimeout(timer);
    pressed = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    if (pressed !== null) timer = setTimeout(pressAgain, pressAgainMs);
  };
  // React stops a press at the document where the script of the button has not arrived.
  const forgetAnswered = () => {
    if (isListening()) clearTimeout(timer);
  };
  document.addEventListener("click", keep, true);
  document.documentElement.addEventListener("click", forgetAnswered, true);
}

/**
 * The HTML of a page whose script files are requested once it is painted, its first picture included. The framework names
 * them in the head, where they share a slow line with the style, the font and that picture, and has no setting for when
 * (docs/decisions/058-scripts-after-paint.md). The last button that is pressed before they run is pressed again when they do
 * (docs/behaviour.md, O8). Any other text is returned as it is.
 */
export function scriptsAfterPaint(text: string): string {
  if (!text.startsWith("<!DOCTYPE html>")) return text;
  const html = text.replaceAll(PRELOAD, "").replaceAll(SCRIPT, '<script data-src="$1"></script>');
  const loader = `<script>(${startAfterPaint})(${MAX_WAIT_MS},${PRESS_AGAIN_MS})</script>`;
  return html.replace("</body>", () => `${loader}</body>`);
}
