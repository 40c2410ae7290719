import { useEffect, useState } from "react";

type LateParts = typeof import("./list-extras.client");

/** After everything else that the page loads, but before a visitor has read the first line of the list. */
const LATER_MS = 2_000;

/** Null until they have loaded. The list works without them. */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  useEffect(() => {
    const load = () => import("./list-extras.client").then(setParts, () => {});
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return parts;
}
