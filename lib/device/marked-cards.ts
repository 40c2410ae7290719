/**
 * Leaves hidden rentals out of lists, makes room for the line that counts them, and labels seen ones: "Posted Today · Seen".
 * The liked view is wide and shows everything. Refers to nothing outside itself, because a script in the page contains its
 * source (`MarkedCardsScript`).
 */
export function markCards(hidden: readonly number[], seen: readonly number[]): void {
  const has = (ids: readonly number[]) => `:has(${ids.map((id) => `[data-rental="${id}"]`).join()})`;
  const list = ".card-grid:not([data-wide])";
  const css =
    (hidden.length > 0 ? `${list}>${has(hidden)}{display:none}.hidden-line{min-height:2.75rem}` : "") +
    (seen.length > 0
      ? `${list} .card-text${has(seen)}>:last-child::after{content:var(--seen," · Seen")}`
      : "");
  const style = document.getElementById("marked-cards") ?? document.createElement("style");
  // A style sheet that is added again has the whole page styled again.
  if (style.textContent === css) return;
  style.id = "marked-cards";
  style.textContent = css;
  document.head.append(style);
}
