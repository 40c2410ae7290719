/**
 * The end of every page. Its look is in the style sheet and its links stand one by one, because it is in every page twice, as
 * HTML and as data: a list of links would need keys.
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
