import { withoutVideoMetadata } from "@/collector/photos/video-metadata.ts";

const PLACE = "-08.6500+115.1300/";
const AUTHOR = "Made Rai";

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + bytes.length);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, bytes]);
}

/** A box with a 64-bit size. */
function longBox(type: string, content: string): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, "latin1");
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, Buffer.from(content)]);
}

const FTYP = box("ftyp", "isom\0\0\x02\0");
const SAMPLES = box("mdat", `udta meta ${"picture".repeat(9)}`);
const track = (more: Buffer) =>
  box("trak", more, box("mdia", box("minf", box("stbl", box("stco", "offsets")))));

const NO_TAGS = Buffer.alloc(0);
const places: [string, (tag: Buffer) => Buffer][] = [
  [
    "in the movie box",
    (tag) => Buffer.concat([FTYP, box("moov", box("mvhd", "100"), tag, track(NO_TAGS)), SAMPLES]),
  ],
  ["in a track", (tag) => Buffer.concat([FTYP, box("moov", track(tag)), SAMPLES])],
  ["at the top level of the file", (tag) => Buffer.concat([FTYP, SAMPLES, box("moov", track(NO_TAGS)), tag])],
  ["in a movie fragment", (tag) => Buffer.concat([FTYP, box("moof", box("traf", tag)), SAMPLES])],
];
const tags: [string, Buffer][] = [
  ["user data", box("udta", box("\xa9xyz", PLACE), box("auth", AUTHOR))],
  [
    "Apple metadata",
    box(
      "meta",
      box("hdlr", "mdta"),
      box("keys", "com.apple.quicktime.location.ISO6709"),
      box("ilst", PLACE, AUTHOR),
    ),
  ],
  ["XMP", box("uuid", `<x:xmpmeta>${PLACE}${AUTHOR}`)],
  ["free space with old tags", box("free", PLACE, AUTHOR)],
  ["a tag box with a 64-bit size", longBox("udta", `${PLACE}${AUTHOR}`)],
];

describe.each(tags)("%s", (_name, tag) => {
  test.each(places)("is blanked %s, and every other byte is kept", (_, film) => {
    const before = film(tag);
    const after = withoutVideoMetadata(before);
    expect(after).toHaveLength(before.length);
    for (const said of [PLACE, AUTHOR, "xmpmeta", "ISO6709"]) expect(after?.includes(said)).toBe(false);
    const at = before.indexOf(tag);
    expect(after?.subarray(0, at)).toEqual(before.subarray(0, at));
    expect(after?.subarray(at + tag.length)).toEqual(before.subarray(at + tag.length));
    expect(after?.toString("latin1", at + 4, at + 8)).toBe("free");
  });
});

test("a truncated tag box is blanked", () => {
  const film = Buffer.concat([FTYP, SAMPLES, box("udta", PLACE, AUTHOR, "and more").subarray(0, -8)]);
  const after = withoutVideoMetadata(film);
  for (const said of [PLACE, AUTHOR]) expect(after?.includes(said)).toBe(false);
});

test.each([
  ["without tags", Buffer.concat([FTYP, box("moov", track(Buffer.alloc(0))), SAMPLES])],
  ["with boxes of size 0", Buffer.concat([FTYP, Buffer.alloc(40)])],
  ["that is empty", Buffer.alloc(0)],
])("a video %s is left unchanged", (_, video) => {
  expect(withoutVideoMetadata(video)).toBeNull();
});
