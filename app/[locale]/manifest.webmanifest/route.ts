import { LOCALES, localPath } from "@/lib/language/locales";
import { languageOfParam } from "@/server/language/language-of";
import { siteName } from "@/server/site/site-settings";

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

/** Makes the site installable. Uses the colours of the light scheme, because a manifest supports only one scheme. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[locale]/manifest.webmanifest">,
): Promise<Response> {
  const { locale, t } = languageOfParam((await params).locale);
  const home = localPath(locale, "/");
  const manifest = {
    id: home,
    name: t("meta.site", { site: siteName() }),
    short_name: siteName(),
    description: t("meta.description"),
    lang: locale,
    dir: "ltr",
    start_url: home,
    // Of every language, so that a change of the language does not leave the app.
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: "#faf6ef",
    theme_color: "#faf6ef",
    categories: ["travel", "lifestyle"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
