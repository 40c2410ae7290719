/** Stands for `next/root-params`, which only the framework's build has: tests render the English pages. */
export async function locale(): Promise<string> {
  return "en";
}
