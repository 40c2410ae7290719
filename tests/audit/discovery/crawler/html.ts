const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

/** HTML text with its entities decoded. */
function decoded(html: string): string {
  return html.replace(/&([a-z]+|#\w+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

/** Everything before </head>, because tags in the body do not count. */
export function rawHead(html: string): string {
  const [head = ""] = html.split("</head>", 1);
  return head;
}

type Attributes = Readonly<Record<string, string>>;

export function elements(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, "gi"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

export function metas(html: string, key: string): string[] {
  return elements(html, "meta").flatMap(({ name, property, content }) =>
    (name ?? property) === key && content !== undefined ? [content] : [],
  );
}

export function links(html: string, rel: string): Attributes[] {
  return elements(html, "link").filter((link) => link.rel === rel);
}

export function titles(html: string): string[] {
  return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => decoded(title));
}

/** The page's text and markup as a crawler without scripts sees it. */
export function withoutScripts(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, "").replace(/<!--.*?-->/gs, "");
}

/** The text between the elements; inline elements do not separate words. */
export function plain(html: string): string {
  return decoded(
    withoutScripts(html)
      .replace(/<\/?(?:mark|span)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();
}

export function jsonLdTexts(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => text,
  );
}

/** Links of a page whose addresses match the shape, without repetitions. */
export function hrefs(html: string, shape: RegExp): string[] {
  const all = elements(withoutScripts(html), "a").flatMap(({ href }) => (href === undefined ? [] : [href]));
  return [...new Set(all.filter((href) => shape.test(href)))];
}
