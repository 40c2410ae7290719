/** The text as Postgres can store it: without null characters and halves of characters. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
