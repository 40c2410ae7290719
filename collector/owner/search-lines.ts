import { counted } from "../../lib/cli/counted.ts";
import { contactKey } from "../../lib/contact/contact-key.ts";
import type { PostKey } from "../posts/post-key.ts";
import { newestFirst } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import { searchLine } from "./post-lines.ts";

const MAX_SHOWN = 50;

function contactKeyOf(query: string): string | null {
  const key = contactKey(query);
  return key !== null && /^(?:tel|tg):/.test(key) ? key : null;
}

async function search({ service, rules }: Run, query: string): Promise<PostKey[]> {
  const contact = contactKeyOf(query);
  if (contact !== null) return service.posts.withContact(contact);
  const area = query.toLowerCase();
  const [inArea, withWords] = await Promise.all([
    rules.places.has(area) ? service.listings.postsInArea(area) : [],
    service.posts.withWords(query),
  ]);
  return [...inArea, ...withWords];
}

export async function* searchLines(run: Run, query: string): AsyncGenerator<string> {
  const posts = await run.service.posts.withTextIn(await search(run, query.trim()));
  const newest = posts.toSorted(newestFirst);
  const shown = newest.slice(0, MAX_SHOWN);
  const slugs = await run.service.listings.slugsOf(shown);
  for (const row of shown) yield searchLine(row, slugs);
  const more = newest.length - shown.length;
  if (more > 0) yield `${counted(more, "older post")} more: say more of what you look for.`;
  if (newest.length === 0) yield `No post has "${query.trim()}".`;
}
