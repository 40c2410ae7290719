const AT = "2026-11-22T04:00:00Z";

/** A post whose only photo no other post shows: whoever removes it is told the address of the photo. */
function post(message_id: number) {
  return {
    channel: "somebody",
    message_id,
    message_ids: [message_id],
    posted_at: AT,
    text: "Villa, WA +62 812 3456 7890",
    media: [{ message_id, urls: [`/photos/${message_id}.webp`] }],
    source_hash: "hash",
    rules: "rules",
    status: "queued",
    contact_keys: ["tel:+6281234567890"],
  };
}

/** The post that the attempt at writing as the collector removes. */
export const COLLECTED_POST = post(1);

const key = { channel: "somebody", message_id: 1 };

/** Rows in every table of the collector, by its name, in the order of their references: who reads an empty one learns nothing. */
export const COLLECTED: Readonly<Record<string, readonly object[]>> = {
  posts: [COLLECTED_POST],
  post_contacts: [{ ...key, contact: "tel:+6281234567890", posted_at: AT }],
  corrections: [{ ...key, field: "bedrooms", value: 2, made_by: "owner", made_at: AT }],
  correction_steps: [{ ...key, field: "bedrooms" }],
  kept_out: [
    {
      ...{ channel: "somebody", message_id: 4, message_ids: [4], why: "removed", fingerprint: {} },
      ...{ named_channel: "somebody", named_message_id: 4 },
    },
  ],
  author_key: [{ is_only_row: true, key: "secret" }],
  tombstones: [{ channel: "somebody", message_id: 3, removed_at: AT }],
  dropped_media: [{ url: "/photos/3.webp" }],
  photo_hashes: [{ url: "/photos/4.webp" }],
  like_photos: [{ url: "/photos/4.webp", other: "/photos/4.webp" }],
  blocked_contacts: [{ contact: "tel:+6281234567890" }],
  removed_contacts: [{ hash: 1, since: "2026-11-22" }],
  visit_counts: [{ day: "2026-11-22", kind: "view", query: "location=canggu", visits: 3 }],
  journal_readers: [{ reader: "photos", transaction: "1" }],
  collector_lease: [{ is_only_row: true, holder: "mine", expires_at: AT }],
};
