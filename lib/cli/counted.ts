/** "1 post", "2 posts": a count in the output of a command. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
