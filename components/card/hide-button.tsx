/** Hides a rental from lists; whoever renders it listens for its presses by `data-hide`, which what is in it does not have. */
export function HideButton({ id, title }: { id: number; title: string }) {
  return (
    <button type="button" data-hide={id} aria-label={`Hide ${title}`} className="card-hide">
      Hide
    </button>
  );
}
