/**
 * The list in a panel of its own beside the map, as high as the viewport minus 220 px (SPEC section 2); below
 * the map, on small screens, it flows with the page.
 */
export function ResultsPanel({ children }: { children: React.ReactNode }) {
  return (
    <section
      data-scroller=""
      aria-label="List of rentals"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-3 scroll-p-4 lg:h-[calc(100dvh-220px)] lg:overflow-y-auto lg:pr-3"
    >
      {children}
    </section>
  );
}
