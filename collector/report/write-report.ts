import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { bedroomsLabel } from "@/lib/rentals/labels";
import { counted } from "../../lib/cli/counted.ts";
import { formatPrice } from "../../lib/money/format-price.ts";
import { isoBaliDay } from "../../lib/time/bali-day.ts";
import { STATUSES } from "../posts/rows.ts";
import { type Marked, markedParts } from "./marked-parts.ts";
import type { MessageRecord, Reported } from "./records.ts";

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2321; }
article { border-top: 1px solid #ccd5d2; padding: 1rem 0; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0; }
mark { background: #cdeede; border-radius: 3px; padding: 0 2px; }
mark.doubtful { background: #ffe3b3; outline: 1px dashed #9a6400; }
mark.model { background: #d5e3ff; outline: 1px solid #2b5aa8; }
.published h2 { color: #0b6b4f; } .queued h2 { color: #8a5a00; }
.ignored, .removed { color: #5a6562; }
nav label { margin-right: 1rem; }
${STATUSES.map((status) => `body:has(#${status}:not(:checked)) .${status} { display: none; }`).join("\n")}`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in a page or an attribute: nothing of a post is markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** How a part of a text is marked: its class, and the note after the names of its facts. */
function manner({ isCertain, isOfModel }: Marked): [className: string, said: string] {
  if (isOfModel) return [' class="model"', " (second reader)"];
  return isCertain ? ["", ""] : [' class="doubtful"', " (doubtful)"];
}

function markedText({ text, advert }: Reported): string {
  if (advert === null) return escaped(text);
  return markedParts(text, advert)
    .map((marked) => {
      const part = escaped(text.slice(marked.start, marked.end));
      if (marked.names.length === 0) return part;
      const [className, said] = manner(marked);
      return `<mark${className} title="${escaped(marked.names.join(", "))}${said}">${part}</mark>`;
    })
    .join("");
}

function secondReader({ second_reader }: MessageRecord): string {
  if (!second_reader) return "";
  const { model, gave, not_taken } = second_reader;
  const said = [gave.join(", ") || "nothing", ...not_taken.map((lack) => `not taken, ${lack}`)];
  return `<div>Second reader (${escaped(model)}): ${escaped(said.join("; "))}</div>\n`;
}

/** What the marked words say, which a finger cannot ask them for. */
function readLine({ read }: MessageRecord): string {
  if (read === null) return "";
  const { prices, area, bedrooms, bathrooms, available_from, phone, telegram } = read;
  const said = [
    ...prices.map(({ amount, currency, period }) => formatPrice(amount, currency, period)),
    area?.[0],
    bedrooms === null ? null : bedroomsLabel(bedrooms),
    bathrooms === null ? null : counted(bathrooms, "bathroom"),
    available_from === null ? null : `from ${available_from}`,
    phone === null ? null : `+${phone}`,
    telegram === null ? null : `@${telegram}`,
  ].filter((part) => part !== null && part !== undefined);
  return said.length === 0 ? "" : `<div>${escaped(said.join(" · "))}</div>\n`;
}

function article(reported: Reported): string {
  const { record, postedAt } = reported;
  const { channel, message_id, status, reason, into, photos } = record;
  const shown = into !== null && into !== message_id ? `, shown by message ${into}` : "";
  const said = reason === null ? "" : `: ${escaped(reason)}`;
  return `<article class="${status}"><h2>${escaped(channel)}/${message_id} ${status}${said}${shown}</h2>
<div>${postedAt ? isoBaliDay(postedAt) : ""} · ${counted(photos, "photo")}</div>
${readLine(record)}${secondReader(record)}<pre dir="auto">${markedText(reported)}</pre></article>\n`;
}

async function* page(title: string, reported: AsyncIterable<Reported>): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>
<p>Green words were read and are certain; amber ones are doubtful and left out of the listing;
blue ones were given by the second reader.</p><nav>
${STATUSES.map((status) => `<label><input type="checkbox" id="${status}" checked> ${status}</label>`).join("\n")}</nav>\n`;
  for await (const one of reported) if (one.text !== "") yield article(one);
  yield "</body></html>\n";
}

/** Writes one self-contained page with every post, what became of it, and its facts marked in its words. */
export async function writeReport(
  file: string,
  title: string,
  reported: AsyncIterable<Reported>,
): Promise<void> {
  await pipeline(page(title, reported), createWriteStream(file));
}
