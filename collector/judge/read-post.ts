import type { Advert } from "@rentals/reader/advert.ts";
import { adoptTopic } from "@rentals/reader/topic.ts";
import { currentText } from "../posts/amend-text.ts";
import type { Read } from "../posts/reader.ts";
import type { PostRow } from "../posts/rows.ts";
import type { SecondReading } from "../second-reader/answer.ts";
import { type AcceptedFacts, type CheckedAnswer, checkAnswer } from "../second-reader/check-answer.ts";

export type ReadablePost = {
  text: string;
  posted_at: string;
  second_reading: SecondReading | null;
} & Partial<Pick<PostRow, "amendments" | "topic">>;

export type ReadingRules = { read: Read; places: ReadonlySet<string> };

export function checkedReading(post: ReadablePost, { read, places }: ReadingRules): CheckedAnswer | null {
  if (post.second_reading === null) return null;
  const advert = read(post.text, new Date(post.posted_at));
  return checkAnswer(post.text, advert, post.second_reading.answer, places);
}

function withAccepted(advert: Advert, { kind, rent, area, bedrooms }: AcceptedFacts): Advert {
  return {
    ...advert,
    ...(kind ? { kind, why: null } : {}),
    rents: rent ? [rent, ...advert.rents] : advert.rents,
    area: area ?? advert.area,
    bedrooms: bedrooms ?? advert.bedrooms,
  };
}

/** The facts of a post: its text with the changes of replies, accepted facts of the second reader, and those of its forum topic. */
export function readPost(post: ReadablePost, rules: ReadingRules): Advert {
  const text = currentText(post, rules.read);
  const advert = rules.read(text, new Date(post.posted_at));
  const checked = checkedReading(post, rules);
  const read = checked ? withAccepted(advert, checked.accepted) : advert;
  return post.topic ? adoptTopic(read, text, post.topic) : read;
}
