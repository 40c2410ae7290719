/** Boxes that may state where, when and by whom a video was made: user data, tags, and data of programs such as XMP. */
const PERSONAL_BOXES = new Set(["udta", "meta", "uuid"]);
/** Padding, which often still holds deleted data. */
const PADDING_BOXES = new Set(["free", "skip"]);
const CONTAINER_BOXES = new Set(["moov", "trak", "mdia", "minf", "stbl", "edts", "moof", "traf", "mfra"]);

const HEADER_BYTES = 8;

type Box = { type: string; start: number; content: number; end: number };

function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let offset = start; offset + HEADER_BYTES <= end; ) {
    const size32 = bytes.readUInt32BE(offset);
    const is64Bit = size32 === 1 && offset + 2 * HEADER_BYTES <= end;
    const size = is64Bit
      ? Number(bytes.readBigUInt64BE(offset + HEADER_BYTES))
      : size32 === 0
        ? end - offset
        : size32;
    const content = offset + (is64Bit ? 2 * HEADER_BYTES : HEADER_BYTES);
    if (offset + size < content) return;
    const type = bytes.toString("latin1", offset + 4, offset + HEADER_BYTES);
    // In a truncated file the last box claims more bytes than there are.
    yield { type, start: offset, content, end: Math.min(offset + size, end) };
    offset += size;
  }
}

function blankBoxes(bytes: Buffer, start: number, end: number): boolean {
  let isChanged = false;
  for (const box of boxesIn(bytes, start, end)) {
    if (CONTAINER_BOXES.has(box.type)) {
      if (blankBoxes(bytes, box.content, box.end)) isChanged = true;
      continue;
    }
    const isPersonal = PERSONAL_BOXES.has(box.type);
    if (!isPersonal && !PADDING_BOXES.has(box.type)) continue;
    const content = bytes.subarray(box.content, box.end);
    if (!isPersonal && content.every((byte) => byte === 0)) continue;
    content.fill(0);
    bytes.write("free", box.start + 4, "latin1");
    isChanged = true;
  }
  return isChanged;
}

/** A copy without position, author and tags; null if there are none. Boxes become padding: samples are found by absolute offsets. */
export function withoutVideoMetadata(video: Uint8Array): Buffer | null {
  const bytes = Buffer.from(video);
  return blankBoxes(bytes, 0, bytes.length) ? bytes : null;
}
