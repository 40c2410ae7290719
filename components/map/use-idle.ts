import { useEffect, useState } from "react";

/** Milliseconds after which even a busy page counts as idle. */
const TIMEOUT_MS = 2_000;

/** True once the browser has nothing more urgent to do; where it cannot say so, after a turn of its loop. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
