import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** How long the notice stays. Hovering it, or focusing it by keyboard, stops the clock. */
const SHOWN_MS = 8_000;

type Props = {
  undoLabel: string;
  onUndo: () => void;
  onEnd: () => void;
  undoRef?: RefObject<HTMLButtonElement | null>;
  children: string;
};

/** Where notices appear and are announced. Stays mounted while there are none. */
export function NoticePlace({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 grid justify-items-center px-4 lg:bottom-6"
    >
      {children}
    </div>
  );
}

/** What was done, with a button that undoes it. Needs a key for each deed, so that the clock starts again. */
export function PassingNotice({ undoLabel, onUndo, onEnd, undoRef, children }: Props) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <p
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(":focus-visible"))}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-center gap-3 rounded-full bg-ink py-1 pr-2 pl-5 text-paper text-sm shadow-float"
    >
      {children}
      <button
        ref={undoRef}
        type="button"
        onClick={onUndo}
        className="min-h-11 rounded-full px-3 font-semibold underline focus-visible:outline-paper focus-visible:-outline-offset-4"
      >
        {undoLabel}
      </button>
    </p>
  );
}
