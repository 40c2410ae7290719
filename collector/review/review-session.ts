import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const secret = () => randomBytes(24).toString("base64url");

/** Compares two texts in a time that tells nothing about them. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Lets in the browser that opened the address with the key, once, by a cookie; a press by the token of its page (docs/behaviour.md, B24). */
export class ReviewSession {
  readonly #cookieName: string;
  readonly #cookie = secret();
  #key: string | null = secret();
  readonly token = secret();

  /** Cookies are sent to every port of a host, so the name contains the port. */
  constructor(port: number) {
    this.#cookieName = `review-${port}`;
  }

  get key(): string {
    return this.#key ?? "";
  }

  /** Uses up the key. Returns the cookie to set, or null for a wrong or used key. */
  open(key: string): string | null {
    if (this.#key === null || !isEqual(key, this.#key)) return null;
    this.#key = null;
    return `${this.#cookieName}=${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`;
  }

  isOpenedBy(cookies: string | undefined): boolean {
    const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
    return pairs.some(([name, value = ""]) => name === this.#cookieName && isEqual(value, this.#cookie));
  }

  isToken(token: string): boolean {
    return isEqual(token, this.token);
  }
}
