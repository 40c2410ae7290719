import { jsonLdText } from "@/lib/seo/json-ld-text";

/** Structured data, in the server's HTML for crawlers that run no script (QUALITY D8). */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
