import { oncePerProcess } from "@/lib/cache/once-per-process";

const MAX_REMEMBERED = 20;

const remembered = oncePerProcess("errors", (): object[] => []);

/** Remembers an error that the framework's cache hands on as a stand-in: a number (`digest`) instead of the reason. */
export function rememberError(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  remembered.push(error);
  if (remembered.length > MAX_REMEMBERED) remembered.shift();
}

function digestOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
}

/** The error that a stand-in with the same number stands for, where it is remembered; else the error itself. */
export function originalError(error: unknown): unknown {
  const digest = digestOf(error);
  if (digest === undefined) return error;
  return remembered.findLast((each) => digestOf(each) === digest) ?? error;
}
