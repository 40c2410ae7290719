import "server-only";
import type { Metadata } from "next";
import sharp, { type Sharp } from "sharp";
import { siteProcess } from "@/server/front/site-process";
import { textResponse } from "@/server/http/text-response";

const HEADER_HEIGHT = 112;
const ICON_SIZE = 512;

/** The forms in which the site's own logo is served: that of the header, and a square one for every icon. */
const FORMS = {
  "header.webp": (logo: Sharp) => logo.resize({ height: HEADER_HEIGHT }).webp({ quality: 90 }),
  "icon.png": (logo: Sharp) =>
    logo.resize(ICON_SIZE, ICON_SIZE, { fit: "contain", background: "#0000" }).png(),
} as const;

/** The address of a form of the logo; null where the site has the default one. */
export function logoUrl(form: keyof typeof FORMS): string | null {
  const logo = siteProcess().logo;
  return logo === null ? null : `/brand/${logo.hash}-${form}`;
}

/** Those of the site's own logo, else the default ones. */
export function pageIcons(): Metadata["icons"] {
  const icon = logoUrl("icon.png");
  if (icon !== null) return { icon: { url: icon, type: "image/png" }, apple: icon };
  return {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/icon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-touch-icon.png",
  };
}

/** The icons of the installed site. */
export function appIcons(): object[] {
  const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  const icon = logoUrl("icon.png");
  if (icon !== null) return [png(icon, ICON_SIZE)];
  return [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    png("/icon-192.png", 192),
    png("/icon-512.png", 512),
    { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
  ];
}

/** A form of the site's logo, drawn anew whatever its file was, so that nothing in it runs (docs/behaviour.md, T7). The front keeps it. */
export async function logoResponse(file: string): Promise<Response> {
  const { logo } = siteProcess();
  const form = (["header.webp", "icon.png"] as const).find((name) => logoUrl(name) === `/brand/${file}`);
  if (logo === null || form === undefined) return textResponse("There is no such picture.", 404);
  // An SVG is drawn large enough for each form.
  const drawn = await FORMS[form](sharp(logo.bytes, { density: 300 }).autoOrient()).toBuffer();
  return new Response(new Uint8Array(drawn), {
    headers: {
      "Content-Type": form.endsWith(".webp") ? "image/webp" : "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
