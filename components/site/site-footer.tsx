const LINKS = [
  ["/about", "About"],
  ["/about#sources", "Where listings come from"],
  ["/about#takedown", "Take my advert down"],
  ["/privacy", "Privacy"],
  ["/about#contact", "Contact"],
  ["/#areas-heading", "All areas"],
] as const;

/** The end of every page. Its look is in the style sheet, because it is in every page twice, as HTML and as data. */
export function SiteFooter() {
  return (
    <footer>
      <nav aria-label="This site">
        {LINKS.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}
