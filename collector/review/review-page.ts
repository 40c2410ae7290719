import { sourcePostUrl } from "../../lib/rental/contact.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { type CardButton, cardButtons, type Press, type Stage } from "../desk/card-buttons.ts";
import { cardHeading, type PostCard } from "../desk/post-card.ts";
import { waitingCount } from "../owner/post-lines.ts";
import { keyText, type PostKey } from "../posts/rows.ts";
import { escaped, highlightedText } from "../report/html.ts";
import { REVIEW_STYLE } from "./review-style.ts";

export type ShownCard = { card: PostCard; stage: Stage; note: string | null; isPressed: boolean };

export type ReviewPage = {
  cards: readonly ShownCard[];
  waiting: number;
  note: string | null;
  find: string;
  page: number;
  pages: number;
  /** Sent with every form. A page of another site cannot know it. */
  token: string;
};

const MAIN_PRESSES: readonly Press[] = ["publish", "set"];
const GRAVE_PRESSES: readonly Press[] = ["remove", "remove-sure", "remove-now"];

function buttonHtml({ press, label }: CardButton): string {
  const look = MAIN_PRESSES.includes(press) ? "first" : GRAVE_PRESSES.includes(press) ? "grave" : "other";
  return `<button name="press" value="${press}" class="${look}">${escaped(label)}</button>`;
}

const hidden = (fields: Record<string, string | number>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(String(value))}">`)
    .join("");

function valueInput(stage: Stage, note: string | null): string {
  if (stage.kind !== "asks") return "";
  const attributes = 'type="text" name="value" maxlength="200" autocomplete="off"';
  return `<label for="value">${escaped(note ?? "")}</label><input id="value" ${attributes}>
<button name="press" value="value" class="first">Read it</button>`;
}

function photosHtml({ photos, key }: { photos: readonly string[]; key: PostKey }): string {
  if (photos.length === 0) return "";
  const items = photos.map((url, index) => {
    const name = escaped(`Photo ${index + 1} of ${keyText(key)}`);
    return `<li><img src="/photo?url=${encodeURIComponent(url)}" alt="${name}" loading="lazy" height="160"></li>`;
  });
  return `<ul class="photos" tabindex="0" aria-label="Photos">${items.join("")}</ul>`;
}

function keyLink({ channel, message_id }: PostKey): string {
  const name = escaped(keyText({ channel, message_id }));
  const url = sourcePostUrl({ source: "telegram", source_channel_name: channel, message_id });
  return url === null
    ? name
    : `<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer">${name}</a>`;
}

function comparedHtml({ joinsWith }: PostCard): string {
  if (joinsWith === null) return "";
  const { key, facts, slug } = joinsWith;
  const address = slug === null ? "" : `<p class="soft">/rental/${escaped(slug)}</p>`;
  return `<p>${keyLink(key)}: ${escaped(facts)}</p>${address}${photosHtml(joinsWith)}`;
}

function cardHtml({ card, stage, note, isPressed }: ShownCard, { token, find, page }: ReviewPage): string {
  const { key, version, status, postedAt, facts, text, parts } = card;
  const buttons = cardButtons(card, stage).map(buttonHtml).join("\n");
  const id = isPressed ? "now" : escaped(`post-${keyText(key).replace(/\s/g, "-")}`);
  const asked = stage.kind === "asks";
  return `<article id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${keyLink(key)} <span class="soft">${isoRegionDay(new Date(postedAt))}</span></h2>
<p class="reason ${status}">${escaped(cardHeading(card))}</p>
${facts === "" ? "" : `<p>${escaped(facts)}</p>`}
${card.slug === null ? "" : `<p class="soft">/rental/${escaped(card.slug)}</p>`}
<div class="text" dir="auto" tabindex="0" role="group" aria-label="Text of the post">${highlightedText(text, parts)}</div>
${photosHtml(card)}
${comparedHtml(card)}
${note === null || asked ? "" : `<p class="note" role="status">${escaped(note)}</p>`}
<form method="post" action="/" class="presses">${hidden({ ...key, version, token, find, page })}
${valueInput(stage, note)}
${buttons}</form></article>`;
}

function pageLinks({ page, pages, find }: ReviewPage): string {
  if (pages <= 1 || find !== "") return "";
  const newer = page > 1 ? `<a href="/?page=${page - 1}" rel="prev">Newer</a>` : "";
  const older = page < pages ? `<a href="/?page=${page + 1}" rel="next">Older</a>` : "";
  return `<nav aria-label="Pages">${newer}${older}<span class="soft">Page ${page} of ${pages}</span></nav>`;
}

/** The review page: what waits as cards, and a field to look up any post (docs/behaviour.md, B24). */
export function reviewPage(shown: ReviewPage): string {
  const { cards, waiting, note, find } = shown;
  const title = waitingCount(waiting);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><style>${REVIEW_STYLE}</style></head><body><main>
<h1>${title}</h1>
<p class="soft">Words in green were read and are certain; those with a dashed edge are doubtful; those in blue are of the second reader.</p>
<form class="look" action="/"><label for="find">Look up a post: its link, or the address of its listing</label>
<input type="text" id="find" name="find" value="${escaped(find)}" maxlength="300" autocomplete="off"><button>Look up</button></form>
${note === null ? "" : `<p class="note" role="status" id="now">${escaped(note)}</p>`}
${cards.map((card) => cardHtml(card, shown)).join("\n")}
${find === "" ? "" : '<p><a href="/">All that waits</a></p>'}
${pageLinks(shown)}</main></body></html>
`;
}
