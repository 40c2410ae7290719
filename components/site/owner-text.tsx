import { useLocale } from "next-intl";
import { localPath } from "@/lib/language/locales";
import type { SiteSettings } from "@/lib/settings/site-settings";
import { type Block, type Piece, shortMarkdown } from "@/lib/text/short-markdown";
import { siteSettings } from "@/server/site/site-settings";
import { TextLink } from "./text-page";

/** Items with their index as React key: a text of the settings does not change while the site runs. */
const numbered = <Item,>(items: readonly Item[]) => [...items.entries()];

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const locale = useLocale();
  return numbered(pieces).map(([place, { text, bold, href }]) => {
    if (bold) return <strong key={place}>{text}</strong>;
    if (href === undefined) return text;
    return (
      <TextLink key={place} href={href.startsWith("/") ? localPath(locale, href) : href}>
        {text}
      </TextLink>
    );
  });
}

function OwnBlock({ kind, lines }: Block) {
  if (kind === "list")
    return (
      <ul className="list-disc space-y-2 pl-6">
        {numbered(lines).map(([place, pieces]) => (
          <li key={place}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      <Pieces pieces={lines[0] ?? []} />
    </p>
  );
}

type Props = {
  name: keyof Pick<SiteSettings, "about" | "privacy" | "sources">;
  children: React.ReactNode;
};

/** The owner's own text of a page, in the language of the page; else the default (docs/behaviour.md, T4). */
export function OwnerText({ name, children }: Props) {
  const own = siteSettings()[name]?.[useLocale()];
  if (own === undefined) return children;
  return (
    <div className="mt-6 [&>*+*]:mt-3 wrap-anywhere">
      {numbered(shortMarkdown(own)).map(([place, block]) => (
        <OwnBlock key={place} {...block} />
      ))}
    </div>
  );
}
