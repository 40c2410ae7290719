/**
 * The Hide button. It has no handler: `ResultsRegion` listens for clicks on `[data-hide]`. It must not contain elements, or
 * `event.target` would lack the attribute.
 */
export function HideButton({ id, title }: { id: number; title: string }) {
  return (
    <button type="button" data-hide={id} aria-label={`Hide ${title}`} className="card-hide">
      Hide
    </button>
  );
}
