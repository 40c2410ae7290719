import "server-only";
import type { Metadata } from "next";
import sharp from "sharp";
import { siteProcess } from "@/server/front/site-process";
import { textResponse } from "@/server/http/text-response";

/** The forms in which the site's own logo is served: that of the header, and square icons by their size. */
const LOGO_FORMS = ["header.webp", "32.png", "180.png", "192.png", "512.png"] as const;

type LogoForm = (typeof LOGO_FORMS)[number];

const HEADER_HEIGHT = 112;

/** The address of a form of the logo; null where the site has the default one. */
export function logoUrl(form: LogoForm): string | null {
  const logo = siteProcess().logo;
  return logo === null ? null : `/brand/${logo.hash}-${form}`;
}

/** Those of the site's own logo, else the default ones. */
export function pageIcons(): Metadata["icons"] {
  const [icon, apple] = [logoUrl("32.png"), logoUrl("180.png")];
  if (icon !== null && apple !== null) return { icon: { url: icon, type: "image/png" }, apple };
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
  const png = (sizes: string, src: string) => ({ src, sizes, type: "image/png" });
  const [small, large] = [logoUrl("192.png"), logoUrl("512.png")];
  if (small !== null && large !== null) return [png("192x192", small), png("512x512", large)];
  return [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    png("192x192", "/icon-192.png"),
    png("512x512", "/icon-512.png"),
    { ...png("512x512", "/icon-maskable-512.png"), purpose: "maskable" },
  ];
}

/** The whole logo in a form. An SVG is drawn large enough for each. */
function drawn(form: LogoForm, bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes, { density: 300 }).autoOrient();
  if (form === "header.webp")
    return picture.resize({ height: HEADER_HEIGHT }).webp({ quality: 90 }).toBuffer();
  const size = Number.parseInt(form, 10);
  return picture.resize(size, size, { fit: "contain", background: "#0000" }).png().toBuffer();
}

/** A form of the site's logo, drawn anew whatever its file was, so that nothing in it runs (docs/behaviour.md, T7). The front keeps it. */
export async function logoResponse(file: string): Promise<Response> {
  const { logo } = siteProcess();
  const form = LOGO_FORMS.find((name) => logoUrl(name) === `/brand/${file}`);
  if (logo === null || form === undefined) return textResponse("There is no such picture.", 404);
  return new Response(new Uint8Array(await drawn(form, logo.bytes)), {
    headers: {
      "Content-Type": form.endsWith(".webp") ? "image/webp" : "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
