import { useEffect, useState } from "react";
import { useIdle } from "@/components/ui/use-idle";

type LateParts = typeof import("./after-first-paint.client");

/** What no first paint of a list waits for; null until it is there. Where it does not load, the list works without it. */
export function useLateParts(): LateParts | null {
  const [parts, setParts] = useState<LateParts | null>(null);
  const idle = useIdle();
  useEffect(() => {
    if (idle) import("./after-first-paint.client").then(setParts, () => {});
  }, [idle]);
  return parts;
}
