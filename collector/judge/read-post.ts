import type { Advert } from "@rentals/reader/advert.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import { currentText } from "../posts/amend-text.ts";
import type { Read } from "../posts/reader.ts";
import type { PostRow } from "../posts/rows.ts";
import { type AcceptedFacts, type CheckedAnswer, checkAnswer } from "../second-reader/check-answer.ts";

export type Rules = {
  read: Read;
  places: ReadonlySet<string>;
  version: string;
  readerVersion: string;
  /** By the rents of the homes that are shown. */
  asksTooLittle: (home: Pick<LiveRental, "location" | "bedrooms" | "property_type" | "rent">) => boolean;
};

export type ReadablePost = Pick<PostRow, "text" | "posted_at" | "second_reading" | "amendments" | "topic">;

export type Reading = {
  /** The text with the changes of replies. */
  text: string;
  /** What it states, accepted facts of the second reader, and what its forum topic adds. */
  advert: Advert;
  /** What the answer of the second reader was worth; null if there is none. */
  second: CheckedAnswer | null;
};

function withAccepted(advert: Advert, { kind, rent, area, bedrooms }: AcceptedFacts): Advert {
  return {
    ...advert,
    ...(kind ? { kind, why: null } : {}),
    rents: rent ? [rent, ...advert.rents] : advert.rents,
    area: area ?? advert.area,
    bedrooms: bedrooms ?? advert.bedrooms,
  };
}

export function readPost(post: ReadablePost, { read, places }: Pick<Rules, "read" | "places">): Reading {
  const postedAt = new Date(post.posted_at);
  const text = currentText(post, read);
  const stated = read(text, postedAt);
  const answer = post.second_reading?.answer;
  const second = answer ? checkAnswer(post.text, read(post.text, postedAt), answer, places) : null;
  const advert = second ? withAccepted(stated, second.accepted) : stated;
  return { text, advert: post.topic ? reader.adoptTopic(advert, text, post.topic) : advert, second };
}

/** Whether a post has the words that were read of another row of it. */
export const hasSameWords = (one: ReadablePost, other: ReadablePost): boolean =>
  one.text === other.text &&
  one.posted_at === other.posted_at &&
  one.amendments === other.amendments &&
  one.second_reading === other.second_reading &&
  one.topic === other.topic;
