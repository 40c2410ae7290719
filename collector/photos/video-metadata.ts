/** What players need of a file. Other boxes may state where, when and by whom it was made, padding what it held before. */
const FILE_BOXES = new Set(["ftyp", "styp", "moov", "moof", "mdat", "mfra", "sidx", "ssix", "pdin", "wide"]);
/** Boxes further in that may state it: user data, tags, and data of programs such as XMP. */
const PERSONAL_BOXES = new Set(["udta", "meta", "meco", "uuid", "free", "skip"]);
const CONTAINER_BOXES = new Set(["moov", "trak", "mdia", "minf", "stbl", "edts", "moof", "traf", "mfra"]);
/** Handlers of picture and sound. Cameras write positions into tracks of other kinds. */
const SHOWN_TRACKS = ["vide", "soun"];

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

/** The first box at a path of types in another. */
function boxAt(bytes: Buffer, box: Box, ...path: string[]): Box | null {
  const [type, ...rest] = path;
  if (type === undefined) return box;
  const found = boxesIn(bytes, box.content, box.end).find((child) => child.type === type);
  return found ? boxAt(bytes, found, ...rest) : null;
}

/** Makes a box padding. Its bytes stay, because samples are found by absolute offsets. */
function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.fill(0, content, end);
  bytes.write("free", start + 4, "latin1");
}

function blankPersonal(bytes: Buffer, { content, end }: Pick<Box, "content" | "end">): void {
  for (const box of boxesIn(bytes, content, end)) {
    if (PERSONAL_BOXES.has(box.type)) blank(bytes, box);
    else if (CONTAINER_BOXES.has(box.type)) blankPersonal(bytes, box);
  }
}

/** Zeroes the samples of a track. Throws if its tables cannot be followed. */
function clearSamples(bytes: Buffer, track: Box): void {
  const table = (...types: string[]) => {
    const [found] = types.flatMap((type) => boxAt(bytes, track, "mdia", "minf", "stbl", type) ?? []);
    if (!found) throw new RangeError(`no ${types}`);
    return { type: found.type, at: (offset: number) => bytes.readUInt32BE(found.content + offset) };
  };
  const [sizes, runs, chunks] = [table("stsz"), table("stsc"), table("stco", "co64")];
  const samples = sizes.at(8);
  if (samples > bytes.length) throw new RangeError("more samples than bytes");
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < chunks.at(4); chunk += 1) {
    while (run + 1 < runs.at(4) && runs.at(20 + 12 * run) <= chunk + 1) run += 1;
    const [high, low] =
      chunks.type === "stco" ? [0, 8 + 4 * chunk] : [chunks.at(8 + 8 * chunk), 12 + 8 * chunk];
    let start = high * 2 ** 32 + chunks.at(low);
    const end = Math.min(sample + runs.at(12 + 12 * run), samples);
    for (; sample < end; sample += 1) {
      const size = sizes.at(4) || sizes.at(12 + 4 * sample);
      bytes.fill(0, Math.min(start, bytes.length), Math.min(start + size, bytes.length));
      start += size;
    }
  }
}

/**
 * A copy of a video without position, author and tags: of its tracks only picture and sound. Null if it cannot be cleaned, or is no
 * video: it has no tracks, or its tables lead nowhere, or are spread over fragments.
 */
export function withoutVideoMetadata(video: Uint8Array): Buffer | null {
  const bytes = Buffer.from(video);
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  const movie = boxes.find(({ type }) => type === "moov");
  const tracks = movie
    ? [...boxesIn(bytes, movie.content, movie.end)].filter(({ type }) => type === "trak")
    : [];
  const handlerOf = (track: Box) => {
    const handler = boxAt(bytes, track, "mdia", "hdlr");
    return handler === null ? "" : bytes.toString("latin1", handler.content + 8, handler.content + 12);
  };
  const others = tracks.filter((track) => !SHOWN_TRACKS.includes(handlerOf(track)));
  const isFragmented = boxes.some(({ type }) => type === "moof");
  if (others.length === tracks.length || (others.length > 0 && isFragmented)) return null;
  try {
    for (const track of others) clearSamples(bytes, track);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  for (const track of others) blank(bytes, track);
  for (const box of boxes) if (!FILE_BOXES.has(box.type)) blank(bytes, box);
  blankPersonal(bytes, { content: 0, end: bytes.length });
  return bytes;
}
