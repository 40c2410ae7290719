import type { PostRow } from "@/collector/posts/rows";

/** A stored post, with the changes that matter to a test. */
export function samplePost(change: Partial<PostRow> = {}): PostRow {
  return {
    ...{ channel: "balihomes", message_id: 2, message_ids: [2], text: "Villa for rent", media: [] },
    ...{ status: "published", reasons: [], reply_to: null, forwarded_from: null, edited_at: null },
    ...{ posted_at: "2026-11-10T02:00:00.000Z", source_hash: "", rules: "", contact_keys: [] },
    ...{ ended_by: null, gone_as_of: null, listing_channel: null, listing_message_id: null },
    ...{ second_reading: null, amendments: null, map_link: null, topic: null, author: "channel" },
    ...change,
  };
}
