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
const handler = (kind: string) => box("hdlr", `\0\0\0\0\0\0\0\0${kind}`);
const track = (more: Buffer) =>
  box("trak", more, box("mdia", handler("vide"), box("minf", box("stbl", box("stco", "offsets")))));

const NO_TAGS = Buffer.alloc(0);
const places: [string, (tag: Buffer) => Buffer][] = [
  [
    "in the movie box",
    (tag) => Buffer.concat([FTYP, box("moov", box("mvhd", "100"), tag, track(NO_TAGS)), SAMPLES]),
  ],
  ["in a track", (tag) => Buffer.concat([FTYP, box("moov", track(tag)), SAMPLES])],
  ["at the top level of the file", (tag) => Buffer.concat([FTYP, SAMPLES, box("moov", track(NO_TAGS)), tag])],
  [
    "in a movie fragment",
    (tag) => Buffer.concat([FTYP, box("moov", track(NO_TAGS)), box("moof", box("traf", tag)), SAMPLES]),
  ],
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

test.each(["udta", "gps ", "meco"])(
  "a %s box at the end of the file is blanked, also if it is truncated",
  (type) => {
    const tag = box(type, PLACE, AUTHOR, "and more").subarray(0, -8);
    const after = withoutVideoMetadata(Buffer.concat([FTYP, box("moov", track(NO_TAGS)), SAMPLES, tag]));
    for (const said of [PLACE, AUTHOR]) expect(after?.includes(said)).toBe(false);
  },
);

const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** A track of positions: two chunks at these offsets, of two samples and of one, each as long as `PLACE`. */
const positions = (...offsets: number[]) =>
  box(
    "trak",
    box(
      "mdia",
      handler("meta"),
      box(
        "minf",
        box(
          "stbl",
          box("stsd", "gpmd"),
          box("stsz", numbers(0, PLACE.length, 3)),
          box("stsc", numbers(0, 2, 1, 2, 1, 2, 1, 1)),
          box("stco", numbers(0, offsets.length, ...offsets)),
        ),
      ),
    ),
  );

test("a track of positions goes with its samples, and the picture stays", () => {
  const film = (...offsets: number[]) => {
    const samples = box("mdat", PLACE, PLACE, "picture", PLACE, "sound");
    return Buffer.concat([FTYP, box("moov", track(NO_TAGS), positions(...offsets)), samples]);
  };
  const first = film(0, 0).indexOf(PLACE);
  const after = withoutVideoMetadata(film(first, first + 2 * PLACE.length + "picture".length));
  for (const kept of ["picture", "sound"]) expect(after?.includes(kept)).toBe(true);
  for (const gone of [PLACE, "gpmd"]) expect(after?.includes(gone)).toBe(false);
});

test.each([
  ["text", Buffer.concat([FTYP, Buffer.from("what somebody wrote")])],
  ["nothing", Buffer.alloc(0)],
  ["no movie box", Buffer.concat([FTYP, SAMPLES])],
  ["positions alone", Buffer.concat([FTYP, box("moov", positions(0, 0)), SAMPLES])],
  [
    "positions without a way to them",
    Buffer.concat([FTYP, box("moov", track(NO_TAGS), box("trak", box("mdia", handler("meta")))), SAMPLES]),
  ],
  [
    "positions in fragments",
    Buffer.concat([FTYP, box("moov", track(NO_TAGS), positions(0, 0)), box("moof", ""), SAMPLES]),
  ],
])("a file of %s is no video to publish", (_, video) => {
  expect(withoutVideoMetadata(video)).toBeNull();
});

test("a video without tags stays as it is", () => {
  const film = Buffer.concat([FTYP, box("moov", track(NO_TAGS)), SAMPLES]);
  expect(withoutVideoMetadata(film)).toEqual(film);
});
