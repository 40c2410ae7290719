/**
 * The Hide button. It has no handler: what renders it listens for clicks on `[data-hide]`. It must stay without child elements,
 * or `event.target` loses the attribute.
 */
export function HideButton({ id, title }: { id: number; title: string }) {
  return (
    <button type="button" data-hide={id} aria-label={`Hide ${title}`} className="card-hide">
      Hide
    </button>
  );
}
