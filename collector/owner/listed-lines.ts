import { counted } from "../../lib/cli/counted.ts";
import { contactKey } from "../../lib/contact/contact-key.ts";
import type { PostKey } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { listedLine } from "./post-lines.ts";

const MOST_SHOWN = 50;

/** The contact that is meant, as in `posterKeys`: a phone number in any form, or an account; null for other words. */
function contactIn(query: string): string | null {
  const key = contactKey(query);
  return key !== null && /^(?:tel|tg):/.test(key) ? key : null;
}

async function found({ service, rules }: Run, query: string): Promise<PostKey[]> {
  const contact = contactIn(query);
  if (contact !== null) return service.rows.withContact(contact);
  const area = query.toLowerCase();
  const [inArea, withWords] = await Promise.all([
    rules.places.has(area) ? service.rows.inArea(area) : [],
    service.rows.withWords(query),
  ]);
  return [...inArea, ...withWords];
}

/** The posts with a phone number, an account or words, or in an area, the newest first, each with where it stands. */
export async function* listedLines(run: Run, query: string): AsyncGenerator<string> {
  const posts = await run.service.rows.posts(await found(run, query.trim()));
  const newest = posts.toSorted(
    (a, b) => b.posted_at.localeCompare(a.posted_at) || b.message_id - a.message_id,
  );
  const shown = newest.slice(0, MOST_SHOWN);
  const slugs = await run.service.rows.slugs(shown);
  for (const row of shown) yield listedLine(row, slugs);
  const more = newest.length - shown.length;
  if (more > 0) yield `${counted(more, "older post")} more: say more of what you look for.`;
  if (newest.length === 0) yield `No post has "${query.trim()}".`;
}
