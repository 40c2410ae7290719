/** In the place of a card's pictures when they cannot be shown: the rest of the card is as it was. */
export function MediaFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="relative z-1 grid aspect-4/3 place-content-center justify-items-center bg-sunken text-ink-soft text-sm">
      <p>The photos could not be shown.</p>
      <button type="button" onClick={onRetry} className="min-h-11 px-3 font-semibold text-leaf underline">
        Try again
      </button>
    </div>
  );
}
