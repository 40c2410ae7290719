"use client";

import { useEffect, useState } from "react";
import type { NewSince } from "./new-since.client";

/** After what a page loads; sooner than anybody has seen a list. */
const LATER_MS = 2_000;

/** The place of what is new since the last visit, whose code no first paint waits for. */
export function NewSinceSlot(props: React.ComponentProps<typeof NewSince>) {
  const [Loaded, setLoaded] = useState<typeof NewSince | null>(null);
  useEffect(() => {
    const load = () =>
      import("./after-first-paint.client").then(
        (loaded) => setLoaded(() => loaded.NewSince),
        () => {},
      );
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Loaded && <Loaded key={props.search} {...props} />;
}
