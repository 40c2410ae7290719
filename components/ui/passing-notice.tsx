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
