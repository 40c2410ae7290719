import { z } from "zod";

/** The error codes of a host that cannot be reached, and what `fetch` names a request that took too long or was given up. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/;
/** A library may keep nothing of the error of `fetch` but its message. */
const FAILED_FETCH = /\bfetch failed\b/;
const GIVEN_UP = /^(?:TimeoutError|AbortError)$/;
const MAX_CAUSES = 4;
const MAX_FRAMES = 4;

const errorLike = z.object({ message: z.string() });
const named = z.object({ name: z.string() });
const coded = z.object({ code: z.string() });
const caused = z.object({ cause: z.unknown() });
const traced = z.object({ stack: z.string() });

/** The error, its cause, the cause of that. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let next = caused.safeParse(error).data?.cause; next && chain.length < MAX_CAUSES; ) {
    chain.push(next);
    next = caused.safeParse(next).data?.cause;
  }
  return chain;
}

/** Whether an error means only that another host cannot be reached or is slow: expected in a long run, and not ours to mend. */
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

/** Errors without a message, as of a refused connection to two addresses, have a code only. */
const messageOfLink = (link: unknown) =>
  errorLike.safeParse(link).data?.message || coded.safeParse(link).data?.code || String(link);

/**
 * An error in one line: its message and those of its causes. If it is one that nobody expects, also where it was thrown
 * (docs/behaviour.md, O15).
 */
export function errorText(error: unknown): string {
  const messages = chainOf(error).map(messageOfLink).join(": ");
  const at = isUnreachable(error) ? [] : frames(error);
  return at.length === 0 ? messages : `${messages} (at ${at.join(" < ")})`;
}
