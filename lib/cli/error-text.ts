import { z } from "zod";

const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/;
/** For libraries that drop the error of `fetch` except for its message. */
const FAILED_FETCH = /\bfetch failed\b/;
const GIVEN_UP = /^(?:TimeoutError|AbortError)$/;
const MAX_CAUSES = 4;
const MAX_FRAMES = 4;

const errorLike = z.object({ message: z.string() });
const named = z.object({ name: z.string() });
const coded = z.object({ code: z.string() });
const caused = z.object({ cause: z.unknown() });
const traced = z.object({ stack: z.string() });

function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let next = caused.safeParse(error).data?.cause; next && chain.length < MAX_CAUSES; ) {
    chain.push(next);
    next = caused.safeParse(next).data?.cause;
  }
  return chain;
}

function isUnreachable(error: unknown): boolean {
  return chainOf(error).some(
    (link) =>
      FAILED_FETCH.test(errorLike.safeParse(link).data?.message ?? "") ||
      UNREACHABLE.test(coded.safeParse(link).data?.code ?? "") ||
      GIVEN_UP.test(named.safeParse(link).data?.name ?? ""),
  );
}

function frames(error: unknown): string[] {
  const lines = traced.safeParse(error).data?.stack.split("\n") ?? [];
  return lines.flatMap((line) => /^\s*at (.+)$/.exec(line)?.[1] ?? []).slice(0, MAX_FRAMES);
}

/** The error of a refused connection to two addresses has no message, only a code. */
const messageOfLink = (link: unknown) =>
  errorLike.safeParse(link).data?.message || coded.safeParse(link).data?.code || String(link);

/** The messages of an error and its causes and, if it is unexpected, where it was thrown (docs/behaviour.md, O15). */
export function errorText(error: unknown): string {
  const messages = chainOf(error).map(messageOfLink).join(": ");
  const at = isUnreachable(error) ? [] : frames(error);
  return at.length === 0 ? messages : `${messages} (at ${at.join(" < ")})`;
}
