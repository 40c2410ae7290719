import { homeHref, type ListQuery } from "@/lib/filters/schema";

type Props = { query: ListQuery; pageCount: number };

/** Links to the other pages, for crawlers and for visitors without JavaScript. */
export function PageLinks({ query, pageCount }: Props) {
  if (pageCount === 1) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label="Pages of results" className="mt-6 flex flex-wrap gap-2">
      {pages.map((page) => (
        <a
          key={page}
          href={homeHref({ ...query, page })}
          aria-current={page === query.page ? "page" : undefined}
          className="grid size-11 place-items-center rounded-full border border-line hover:bg-sunken aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf"
        >
          {page}
        </a>
      ))}
    </nav>
  );
}
