import "server-only";
import { type OwnPicture, type OwnPictureName, ownPictures } from "@/lib/settings/own-picture";
import { settingsPath } from "@/lib/settings/settings-path";
import { siteProcess } from "@/server/front/site-process";
import { siteSettings } from "./site-settings";

/** Reads the pictures of the site once, at its start: pages are rendered without waiting for a file. Throws if one cannot be used. */
export async function readOwnPictures(): Promise<void> {
  const path = settingsPath(null);
  if (path === null) return;
  siteProcess().ownPictures = await ownPictures(path, siteSettings());
}

/** A picture of the site's own; null where it has the default one. */
export const ownPicture = (name: OwnPictureName): OwnPicture | null =>
  siteProcess().ownPictures.get(name) ?? null;

/** The forms in which pictures are served, and what each is made from. */
export const FORMS = {
  "header.webp": "logo",
  "32.png": "logo",
  "180.png": "logo",
  "192.png": "logo",
  "512.png": "logo",
  "maskable.png": "logo",
  "small.webp": "picture",
  "large.webp": "picture",
  "preview.jpg": "picture",
} as const satisfies Record<string, OwnPictureName>;

export type PictureForm = keyof typeof FORMS;

/** The address of a form of a picture; null where the site has the default one. */
export function ownPictureUrl(form: PictureForm): string | null {
  const picture = ownPicture(FORMS[form]);
  return picture === null ? null : `/brand/${picture.hash}-${form}`;
}
