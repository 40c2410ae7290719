import "server-only";
import type { Metadata } from "next";
import { siteProcess } from "@/server/front/site-process";

/** The forms in which the site's own logo is served. */
export const LOGO_FORMS = ["header.webp", "32.png", "180.png", "192.png", "512.png", "maskable.png"] as const;

export type LogoForm = (typeof LOGO_FORMS)[number];

/** The address of a form of the logo; null where the site has the default one. */
export function logoUrl(form: LogoForm): string | null {
  const logo = siteProcess().logo;
  return logo === null ? null : `/brand/${logo.hash}-${form}`;
}

/** Those of the site's own logo, else the default ones. */
export function pageIcons(): Metadata["icons"] {
  const apple = logoUrl("180.png");
  if (apple !== null) return { icon: { url: logoUrl("32.png") ?? apple, type: "image/png" }, apple };
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
  const png = (form: LogoForm, src: string) => ({ src: logoUrl(form) ?? src, type: "image/png" });
  return [
    ...(siteProcess().logo === null ? [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }] : []),
    { ...png("192.png", "/icon-192.png"), sizes: "192x192" },
    { ...png("512.png", "/icon-512.png"), sizes: "512x512" },
    { ...png("maskable.png", "/icon-maskable-512.png"), sizes: "512x512", purpose: "maskable" },
  ];
}
