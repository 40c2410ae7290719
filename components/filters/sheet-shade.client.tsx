"use client";

/** Dims the page behind the open filters of a phone; a press on it closes them and reaches nothing behind. */
export function SheetShade({ onPress }: { onPress: () => void }) {
  return (
    <div
      aria-hidden="true"
      onClick={onPress}
      className="js-only fixed inset-0 z-30 bg-[oklch(15%_0.02_168/0.55)] md:hidden"
    />
  );
}
