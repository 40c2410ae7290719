/** A reason to stop that is told to the person at the keyboard in these words, without a stack trace. */
export class ToldError extends Error {}
