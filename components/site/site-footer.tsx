/**
 * The footer of every page. Written for size, because every page contains it twice, as HTML and as RSC data: styles are in the
 * style sheet, and the links are not mapped from a list, which would need keys.
 */
export function SiteFooter() {
  return (
    <footer>
      <nav aria-label="This site">
        <a href="/about">About</a>
        <a href="/about#sources">Where listings come from</a>
        <a href="/about#takedown">Take my advert down</a>
        <a href="/privacy">Privacy</a>
        <a href="/about#contact">Contact</a>
        <a href="/#areas-heading">All areas</a>
      </nav>
    </footer>
  );
}
