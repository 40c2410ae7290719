import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { counted } from "../../lib/cli/counted.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { STATUSES } from "../posts/rows.ts";
import { escaped, highlightedParts, highlightedText } from "./html.ts";
import { factLine } from "./read-as-label.ts";
import type { MessageRecord, ReportEntry } from "./records.ts";

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

function secondReader({ second_reader }: MessageRecord): string {
  if (!second_reader) return "";
  const { model, gave, not_taken } = second_reader;
  const parts = [gave.join(", ") || "nothing", ...not_taken.map((lack) => `not taken, ${lack}`)];
  return `<div>Second reader (${escaped(model)}): ${escaped(parts.join("; "))}</div>\n`;
}

/** The facts in one line: the titles of highlighted words do not show on touch screens. */
function readLine({ read }: MessageRecord): string {
  const line = read === null ? "" : factLine(read);
  return line === "" ? "" : `<div>${escaped(line)}</div>\n`;
}

function article(reported: ReportEntry): string {
  const { record, postedAt, text, advert } = reported;
  const { channel, message_id, status, reason, into, photos } = record;
  const shown = into !== null && into !== message_id ? `, shown by message ${into}` : "";
  const highlighted = advert === null ? escaped(text) : highlightedText(text, highlightedParts(text, advert));
  const outcome = reason === null ? "" : `: ${escaped(reason)}`;
  return `<article class="${status}"><h2>${escaped(channel)}/${message_id} ${status}${outcome}${shown}</h2>
<div>${postedAt ? isoRegionDay(postedAt) : ""} · ${counted(photos, "photo")}</div>
${readLine(record)}${secondReader(record)}<pre dir="auto">${highlighted}</pre></article>\n`;
}

export type SharersSection = { heading: string; lines: readonly string[] };

function sharersSection({ heading, lines }: SharersSection): string {
  if (lines.length === 0) return "";
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join("\n");
  return `<section><h2>${escaped(heading)}</h2><ul>\n${items}</ul></section>\n`;
}

async function* page(
  title: string,
  reported: AsyncIterable<ReportEntry>,
  sharers: readonly SharersSection[],
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>
<p>Green words were read and are certain; amber ones are doubtful and left out of the listing;
blue ones were given by the second reader.</p><nav>
${STATUSES.map((status) => `<label><input type="checkbox" id="${status}" checked> ${status}</label>`).join("\n")}</nav>\n`;
  for (const section of sharers) yield sharersSection(section);
  for await (const entry of reported) if (entry.text !== "") yield article(entry);
  yield "</body></html>\n";
}

export async function writeReport(
  file: string,
  title: string,
  reported: AsyncIterable<ReportEntry>,
  sharers: readonly SharersSection[] = [],
): Promise<void> {
  await pipeline(page(title, reported, sharers), createWriteStream(file));
}
