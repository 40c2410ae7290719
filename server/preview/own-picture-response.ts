import "server-only";
import sharp from "sharp";
import { textResponse } from "@/server/http/text-response";
import { FORMS, ownPicture, ownPictureUrl, type PictureForm } from "@/server/site/own-pictures";
import { renderPreview } from "./render-preview";

/** The background of icons, which some systems show on black. */
const PAPER = "#faf6ef";
const HEADER_HEIGHT = 112;
const MASKABLE = { size: 512, inside: 320 };

const TYPES: Readonly<Record<string, string>> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

/** An SVG is drawn large enough for every form. */
const open = (bytes: Uint8Array) => sharp(bytes, { density: 300 }).autoOrient();

/** A square icon with the whole logo in it. */
const icon = (bytes: Uint8Array, size: number) =>
  open(bytes).resize(size, size, { fit: "contain", background: "#0000" }).png().toBuffer();

async function maskable(bytes: Uint8Array): Promise<Buffer> {
  const { size, inside } = MASKABLE;
  const background = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  return background
    .composite([{ input: await icon(bytes, inside) }])
    .png()
    .toBuffer();
}

const MADE: Readonly<Record<PictureForm, (bytes: Uint8Array) => Promise<Buffer>>> = {
  "header.webp": (bytes) => open(bytes).resize({ height: HEADER_HEIGHT }).webp({ quality: 90 }).toBuffer(),
  "32.png": (bytes) => icon(bytes, 32),
  "180.png": (bytes) => icon(bytes, 180),
  "192.png": (bytes) => icon(bytes, 192),
  "512.png": (bytes) => icon(bytes, 512),
  "maskable.png": maskable,
  "small.webp": (bytes) => open(bytes).resize(900, 675, { fit: "cover" }).webp({ quality: 70 }).toBuffer(),
  "large.webp": (bytes) => open(bytes).resize(2000, 900, { fit: "cover" }).webp({ quality: 70 }).toBuffer(),
  "preview.jpg": renderPreview,
};

const made = new Map<PictureForm, Promise<Buffer>>();

function formOf(form: PictureForm, bytes: Uint8Array): Promise<Buffer> {
  const picture = made.get(form) ?? MADE[form](bytes);
  made.set(form, picture);
  return picture;
}

const isForm = (name: string): name is PictureForm => Object.hasOwn(FORMS, name);

/** A picture of the site, drawn anew whatever its file was, so that nothing in it runs (docs/behaviour.md, T7). */
export async function ownPictureResponse(file: string): Promise<Response> {
  const form = file.slice(file.indexOf("-") + 1);
  const picture = isForm(form) ? ownPicture(FORMS[form]) : null;
  if (!isForm(form) || picture === null || ownPictureUrl(form) !== `/brand/${file}`)
    return textResponse("There is no such picture.", 404);
  const bytes = await formOf(form, picture.bytes);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[form.split(".")[1] ?? ""] ?? "",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
