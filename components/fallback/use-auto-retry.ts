import { useEffect, useEffectEvent } from "react";

/** Often enough that an outage's end is noticed, seldom enough not to be a burden on what has just come back. */
export const RETRY_MS = 15_000;

/**
 * While there is something to retry: tries it every 15 seconds while the page is seen, and at once when the network
 * is back or the page is seen again. Null stops it.
 */
export function useAutoRetry(retry: (() => void) | null): void {
  const isWaiting = retry !== null;
  const tryAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") retry?.();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => tryAgain(), RETRY_MS);
    const listener = () => tryAgain();
    addEventListener("online", listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      clearInterval(timer);
      removeEventListener("online", listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, [isWaiting]);
}
