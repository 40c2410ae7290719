/** An error for the person at the keyboard: its message is printed without a stack trace. */
export class CliError extends Error {}
