/** Boxes that say where, when and by whom a video was made: user data, tags, and those of programs, as XMP. */
const PERSONAL = new Set(["udta", "meta", "uuid"]);
/** Room that programs leave, often with what stood there before. */
const ROOM = new Set(["free", "skip"]);
/** Boxes that hold boxes. */
const HOLDERS = new Set(["moov", "trak", "mdia", "minf", "stbl", "edts", "moof", "traf", "mfra"]);

const HEADER = 8;

type Box = { type: string; start: number; content: number; end: number };

/** The boxes from `start` to `end`, until one has no size that can be. */
function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + HEADER <= end; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 2 * HEADER <= end;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short === 0 ? end - at : short;
    const content = at + (isLong ? 2 * HEADER : HEADER);
    if (at + size < content) return;
    const type = bytes.toString("latin1", at + 4, at + HEADER);
    // Of a file that was cut off the last box claims more than there is.
    yield { type, start: at, content, end: Math.min(at + size, end) };
    at += size;
  }
}

function blankBoxes(bytes: Buffer, start: number, end: number): boolean {
  let isChanged = false;
  for (const box of boxesIn(bytes, start, end)) {
    if (HOLDERS.has(box.type)) {
      if (blankBoxes(bytes, box.content, box.end)) isChanged = true;
      continue;
    }
    const isPersonal = PERSONAL.has(box.type);
    if (!isPersonal && !ROOM.has(box.type)) continue;
    const content = bytes.subarray(box.content, box.end);
    if (!isPersonal && content.every((byte) => byte === 0)) continue;
    content.fill(0);
    bytes.write("free", box.start + 4, "latin1");
    isChanged = true;
  }
  return isChanged;
}

/**
 * A video without the boxes that hold its position, author and other tags; null where it has none. They become empty room of the
 * same size, since the rest of the file is found by its distance from the beginning.
 */
export function withoutVideoMetadata(video: Uint8Array): Buffer | null {
  const bytes = Buffer.from(video);
  return blankBoxes(bytes, 0, bytes.length) ? bytes : null;
}
