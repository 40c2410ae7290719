import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { nearObserver } from "@/components/media/near-viewport";

function chunkOf(element: Element): number {
  return Number(element.getAttribute("data-chunk"));
}

const chunksOf = (key: string) => (key === "" ? [] : key.split(",").map(Number));

/** The chunks with an element near the viewport, as a key. A chunk whose elements have just been replaced keeps its state. */
function nearAfter(key: string, elements: ReadonlyMap<Element, boolean | null>): string {
  const near = [...elements].flatMap(([element, isNear]) => (isNear ? [chunkOf(element)] : []));
  const reported = [...elements].flatMap(([element, isNear]) => (isNear === null ? [] : [chunkOf(element)]));
  const watched = [...elements.keys()].map(chunkOf);
  const replaced = chunksOf(key).filter((chunk) => watched.includes(chunk) && !reported.includes(chunk));
  return [...new Set([...replaced, ...near])].sort((a, b) => a - b).join();
}

/** The chunks near the viewport, by the skeletons and empty spaces that have `watch` as ref and the chunk in `data-chunk`. */
export function useNearChunks() {
  // A string, because a new set on each update would restart a deferred render forever.
  const [nearKey, setNearKey] = useState("");
  const watcher = useRef<IntersectionObserver | null>(null);
  /** Whether each element is near; null until the observer has reported. */
  const elements = useRef(new Map<Element, boolean | null>());

  useEffect(() => {
    const { current: all } = elements;
    const observer = nearObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (all.has(target)) all.set(target, isIntersecting);
      setNearKey((key) => nearAfter(key, all));
    });
    for (const element of all.keys()) observer.observe(element);
    watcher.current = observer;
    return () => {
      watcher.current = null;
      observer.disconnect();
    };
  }, []);

  // After each render, because chunks whose elements have disappeared have loaded.
  useEffect(() => setNearKey((key) => nearAfter(key, elements.current)));

  const watch = useCallback((element: Element | null) => {
    if (element === null) return;
    elements.current.set(element, null);
    watcher.current?.observe(element);
    return () => {
      elements.current.delete(element);
      watcher.current?.unobserve(element);
    };
  }, []);
  const near: ReadonlySet<number> = useMemo(() => new Set(chunksOf(nearKey)), [nearKey]);
  return { near, watch };
}
