import { channelSources } from "@/lib/rentals/channel-sources";

const post = (source_channel_name: string | null, day: number | null) => ({
  source_channel_name,
  posted_at: day === null ? null : `2026-11-0${day}T00:00:00.000Z`,
});

test.each([
  ["no listings", [], []],
  [
    "a channel, with and without @",
    [post("bali_rent", 1), post("@bali_rent", 3), post("bali_rent", 2)],
    [{ name: "bali_rent", posts: 3, newest: "2026-11-03T00:00:00.000Z" }],
  ],
  [
    "most posts first, then by name; groups without a public name count as one",
    [post("villas", 1), post("c/1234", 2), post(null, 1), post("homes", null)],
    [
      { name: null, posts: 2, newest: "2026-11-02T00:00:00.000Z" },
      { name: "homes", posts: 1, newest: null },
      { name: "villas", posts: 1, newest: "2026-11-01T00:00:00.000Z" },
    ],
  ],
])("%s", (_, rentals, sources) => {
  expect(channelSources(rentals)).toEqual(sources);
});
