export const MAX_URL_LENGTH = 2_000;

/** White space, control and format characters (direction overrides) and backslashes hide where a link leads. */
const UNUSABLE = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"]/u;

const SHAPES = [/^https?:\/\/[^/?#]/i, /^mailto:[^@]+@[^@]+$/i, /^tel:\+?\d{5,15}$/i];

function withScheme(written: string): string {
  if (/^(?:t|wa)\.me\/./i.test(written)) return `https://${written}`;
  return /^tel:/i.test(written) ? written.replace(/[ ().-]/g, "") : written;
}

/**
 * The address that a URL from a listing may link to: http, https, mailto, tel, and t.me or wa.me written
 * without a scheme. Null for everything else, which is shown as text: other schemes, protocol-relative,
 * malformed or longer than 2,000 characters, with control characters or with credentials.
 */
export function safeUrl(raw: string): string | null {
  const url = withScheme(raw.trim());
  if (url.length > MAX_URL_LENGTH || UNUSABLE.test(url)) return null;
  if (!SHAPES.some((shape) => shape.test(url)) || !URL.canParse(url)) return null;
  const { username, password, href } = new URL(url);
  return username === "" && password === "" ? href : null;
}
