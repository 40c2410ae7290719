import type { BreadcrumbList } from "schema-dts";

type Crumb = { name: string; url: string | null };

/** The way to a page, from the home page on; the page itself, last, may go without its address. */
export function breadcrumbs(id: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url === null ? {} : { item: url }),
    })),
  };
}
