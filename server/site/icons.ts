import "server-only";
import type { Metadata } from "next";
import { ownPicture, ownPictureUrl } from "./own-pictures";

/** Those of the site's own logo, else the default ones. */
export function pageIcons(): Metadata["icons"] {
  const apple = ownPictureUrl("180.png");
  if (apple !== null) return { icon: { url: ownPictureUrl("32.png") ?? apple, type: "image/png" }, apple };
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
  const isOwn = ownPicture("logo") !== null;
  return [
    ...(isOwn ? [] : [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }]),
    { src: ownPictureUrl("192.png") ?? "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: ownPictureUrl("512.png") ?? "/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: ownPictureUrl("maskable.png") ?? "/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ];
}
