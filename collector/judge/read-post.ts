import type { Advert } from "../../reader/advert.ts";
import { currentText } from "../posts/amend-text.ts";
import type { Read } from "../posts/reader.ts";
import type { PostRow } from "../posts/rows.ts";
import type { SecondReading } from "../second-reader/answer.ts";
import { type Checked, checkAnswer, type Taken } from "../second-reader/check-answer.ts";

/** A post as far as it is read. */
export type Readable = { text: string; posted_at: string; second_reading: SecondReading | null } & Partial<
  Pick<PostRow, "amendments">
>;

/** What posts are read by. */
export type ReadingRules = { read: Read; places: ReadonlySet<string> };

/** What is taken of the second reading of a post; null where it has none. */
export function checkedReading(post: Readable, { read, places }: ReadingRules): Checked | null {
  if (post.second_reading === null) return null;
  const advert = read(post.text, new Date(post.posted_at));
  return checkAnswer(post.text, advert, post.second_reading.answer, places);
}

function withTaken(advert: Advert, { kind, rent, area, bedrooms }: Taken): Advert {
  return {
    ...advert,
    ...(kind ? { kind, why: null } : {}),
    rents: rent ? [rent, ...advert.rents] : advert.rents,
    area: area ?? advert.area,
    bedrooms: bedrooms ?? advert.bedrooms,
  };
}

/** What a post says by now: as the rules read it, with the replies that have changed it and with what is taken of its second reading. */
export function readPost(post: Readable, rules: ReadingRules): Advert {
  const advert = rules.read(currentText(post, rules.read), new Date(post.posted_at));
  const checked = checkedReading(post, rules);
  return checked ? withTaken(advert, checked.taken) : advert;
}
