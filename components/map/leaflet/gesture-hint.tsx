import clsx from "clsx";
import type { RefusedGesture } from "./use-cooperative-gestures";

function hintFor(gesture: RefusedGesture): string {
  if (gesture === "touch") return "Use two fingers to move the map";
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "ctrl";
  return `Use ${key} + scroll to zoom the map`;
}

/** Says how to move the map to a visitor who has just scrolled the page over it. */
export function GestureHint({ refused }: { refused: RefusedGesture | null }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "pointer-events-none absolute inset-0 z-20 grid place-items-center bg-black/40 p-6 text-center text-white transition-opacity duration-300",
        refused === null ? "opacity-0" : "opacity-100",
      )}
    >
      {refused === null ? null : (
        <p className="rounded-full bg-black/80 px-5 py-2.5 font-medium">{hintFor(refused)}</p>
      )}
    </div>
  );
}
