import { useEffect, useState } from "react";

/** Even a busy page counts as idle after this long. */
const IDLE_TIMEOUT_MS = 2_000;

/** True once the browser is idle; without `requestIdleCallback`, after one turn of the event loop. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const tell = () => setIdle(true);
    if (typeof requestIdleCallback === "function") requestIdleCallback(tell, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(tell);
  }, []);
  return idle;
}
