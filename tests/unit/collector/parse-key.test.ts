import { parseKey } from "@/collector/owner/parse-key";

const key = { channel: "balirent", message_id: 2141 };

test.each([
  "balirent/2141",
  "@balirent/2141",
  "https://t.me/balirent/2141",
  "https://t.me/balirent/2141?single",
  "t.me/s/balirent/2141",
])("%s names the post", (written) => {
  expect(parseKey(written)).toEqual(key);
});

test("a channel's title may contain the separators of an address", () => {
  expect(parseKey("Villa / room?/7")).toEqual({ channel: "Villa / room?", message_id: 7 });
});
