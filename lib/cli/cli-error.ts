/** An error for the person at the keyboard: its message is printed without a stack trace. */
export class CliError extends Error {}

/** What a thrown value says, for such a message. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
