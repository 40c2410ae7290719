const LINKS = [
  ["/about", "About"],
  ["/about#sources", "Where listings come from"],
  ["/about#takedown", "Take my advert down"],
  ["/privacy", "Privacy"],
  ["/about#contact", "Contact"],
  ["/#areas-heading", "All areas"],
] as const;

/** The end of every page. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-sunken print:hidden">
      <nav
        aria-label="This site"
        className="mx-auto flex max-w-[110rem] flex-wrap gap-x-6 px-4 py-4 text-sm sm:px-6 *:inline-flex *:min-h-11 *:items-center"
      >
        {LINKS.map(([href, label]) => (
          <a key={href} href={href} className="underline-offset-4 hover:underline">
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}
