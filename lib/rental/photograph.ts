const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes) => bytes.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  gif: (bytes) => /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6)),
  webp: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString("latin1", 0, 12)),
  avif: (bytes) => /^.{4}ftypavi[fs]/s.test(bytes.toString("latin1", 0, 12)),
};

const SIGNATURE_LENGTH = 12;

/**
 * Whether bytes have the signature of a raster format that browsers show. The image library also opens formats that can
 * contain code, such as SVG and PDF, and listings are not trusted.
 */
export function isPhotograph(bytes: Uint8Array): boolean {
  if (bytes.length < SIGNATURE_LENGTH) return false;
  const start = Buffer.from(bytes.subarray(0, SIGNATURE_LENGTH));
  return Object.values(SIGNATURES).some((matches) => matches(start));
}
