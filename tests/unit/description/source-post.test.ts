import { sourcePostUrl } from "@/lib/description/source-post";

const post = { source: "telegram", source_channel_name: "bali_rent", message_id: 42 };

describe("sourcePostUrl", () => {
  it("links the post in its channel", () => {
    expect(sourcePostUrl(post)).toBe("https://t.me/bali_rent/42");
    expect(sourcePostUrl({ ...post, source: "Telegram", source_channel_name: " @bali_rent" })).toBe(
      "https://t.me/bali_rent/42",
    );
  });

  it.each([
    { source: null },
    { source: "facebook-2026" },
    { source_channel_name: null },
    { source_channel_name: "" },
    { source_channel_name: "Bali rentals & more" },
    { source_channel_name: "bali/../x" },
    { source_channel_name: "1bali" },
    { source_channel_name: "b".repeat(40) },
    { message_id: null },
    { message_id: 0 },
    { message_id: -4 },
    { message_id: 1.5 },
    { message_id: 1e300 },
  ])("has no link for %j", (change) => {
    expect(sourcePostUrl({ ...post, ...change })).toBeNull();
  });
});
