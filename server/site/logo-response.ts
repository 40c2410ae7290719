import "server-only";
import sharp from "sharp";
import { siteProcess } from "@/server/front/site-process";
import { textResponse } from "@/server/http/text-response";
import { LOGO_FORMS, type LogoForm, logoUrl } from "./logo";

/** The background of icons, which some systems show on black. */
const PAPER = "#faf6ef";
const HEADER_HEIGHT = 112;
const MASKABLE = { size: 512, inside: 320 };

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

function drawn(form: LogoForm, bytes: Uint8Array): Promise<Buffer> {
  if (form === "header.webp")
    return open(bytes).resize({ height: HEADER_HEIGHT }).webp({ quality: 90 }).toBuffer();
  return form === "maskable.png" ? maskable(bytes) : icon(bytes, Number.parseInt(form, 10));
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
