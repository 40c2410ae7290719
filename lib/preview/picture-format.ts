const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes) => bytes.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  gif: (bytes) => /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6)),
  webp: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1", 0, 12)),
  avif: (bytes) => /^.{4}ftypavi[fs]/s.test(bytes.toString("latin1", 0, 12)),
};

const LONGEST = 12;

/**
 * Whether bytes begin like a photograph of a format that browsers show. What else an image library can open, such
 * as SVG or PDF, is code in the hands of whoever wrote the listing.
 */
export function isPhotograph(bytes: Uint8Array): boolean {
  if (bytes.length < LONGEST) return false;
  const start = Buffer.from(bytes.subarray(0, LONGEST));
  return Object.values(SIGNATURES).some((begins) => begins(start));
}
