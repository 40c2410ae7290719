/** Prints a Markdown table as it grows, each row at once. Gives the function that prints a row. */
export function startTable(heads: readonly string[], firstWidth = 0): (cells: readonly string[]) => void {
  const print = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => cell.padEnd(at === 0 ? firstWidth : (heads[at]?.length ?? 0)));
    console.log(`| ${padded.join(" | ")} |`);
  };
  console.log("");
  print(heads);
  print(heads.map((head, at) => "-".repeat(at === 0 ? Math.max(firstWidth, head.length) : head.length)));
  return print;
}
