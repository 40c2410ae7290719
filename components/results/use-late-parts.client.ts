import { useEffect, useState } from "react";

type LateParts = typeof import("./list-extras.client");

/** After what a page loads; sooner than anybody has read a list's first line. */
const LATER_MS = 2_000;

/** What no first paint of a list waits for; null until it is there. Where it does not load, the list works without it. */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  useEffect(() => {
    const load = () => import("./list-extras.client").then(setParts, () => {});
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return parts;
}
