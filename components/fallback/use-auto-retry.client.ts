import { useEffect, useEffectEvent } from "react";

/** Short enough to notice the end of an outage soon, long enough not to overload a recovering service. */
export const RETRY_MS = 15_000;

/**
 * Every 15 seconds while the page is visible, and at once when the network returns or the page becomes visible. Null stops
 * it.
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
