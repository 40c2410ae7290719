const SCRIPT = /<script src="([^"]*)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** How long scripts wait for the first picture after everything else has been painted. */
const MAX_WAIT_MS = 500;

/** Interval at which a click made before hydration is repeated until React handles it. */
const PRESS_AGAIN_MS = 50;

/** Serialized into the page; runs before all other scripts. */
function startAfterPaint(maxWaitMs: number, pressAgainMs: number): void {
  const start = () => {
    for (const placeholder of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
      const script = document.createElement("script");
      script.src = placeholder.dataset.src ?? "";
      script.async = true;
      placeholder.replaceWith(script);
    }
  };
  // A paint entry reports a frame that is on screen, whereas an animation frame callback runs before its frame is drawn. A
  // picture that loads after the entry is on screen two frames later.
  const startOncePainted = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    });
    observer.observe({ type: "paint", buffered: true });
  };
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // Browsers do not paint a hidden tab.
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
  // React sets this property on an element when it renders it. That it listens on the document is not enough: below a dynamic
  // segment the whole of it is a boundary, and a click in it that is not hydrated yet is lost.
  const isRendered = () =>
    pressed !== null && Object.keys(pressed).some((key) => key.startsWith("__reactFiber"));
  const pressAgain = () => {
    if (isRendered()) pressed?.click();
    else timer = setTimeout(pressAgain, pressAgainMs);
  };
  // The second click of a double click is the same press, and a popover opens without scripts.
  const remember = ({ target, detail }: MouseEvent) => {
    if (detail > 1) return;
    clearTimeout(timer);
    pressed =
      target instanceof Element
        ? target.closest<HTMLElement>("button[type=button]:not([popovertarget])")
        : null;
    if (pressed !== null) timer = setTimeout(pressAgain, pressAgainMs);
  };
  // While the code of a button is loading, React stops its click at the document, so a click that gets further is handled.
  const forgetHandled = () => {
    if (isRendered()) clearTimeout(timer);
  };
  document.addEventListener("click", remember, true);
  document.documentElement.addEventListener("click", forgetHandled, true);
}

/**
 * Rewrites the HTML of a page to request script files only after the first paint, including the first picture. Next puts
 * them into the head, where they compete with style, font and picture for a slow connection, and has no setting for this
 * (docs/decisions/058-scripts-after-paint.md). The last button that is clicked before the scripts run is clicked again
 * afterwards (docs/behaviour.md, O8). Any other text is returned unchanged.
 */
export function scriptsAfterPaint(text: string): string {
  if (!text.startsWith("<!DOCTYPE html>")) return text;
  const html = text.replaceAll(PRELOAD, "").replaceAll(SCRIPT, '<script data-src="$1"></script>');
  const loader = `<script>(${startAfterPaint})(${MAX_WAIT_MS},${PRESS_AGAIN_MS})</script>`;
  return html.replace("</body>", () => `${loader}</body>`);
}
