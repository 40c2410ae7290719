interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Prints the progress of a long task: one line that is rewritten on a terminal, else a line for every quarter, so that a
 * log stays short. `more` is printed at the end of the line.
 */
export function progressLine(
  output: Output,
  unit: string,
  more: (done: number, total: number) => string = () => "",
): (done: number, total: number) => void {
  let quarters = 0;
  return (done, total) => {
    const line = `${done} of ${total} ${unit}${more(done, total)}`;
    if (output.isTTY) {
      output.write(`\r\x1b[K${line}${done === total ? "\n" : ""}`);
    } else if (Math.floor((4 * done) / total) > quarters) {
      quarters = Math.floor((4 * done) / total);
      output.write(`${line}\n`);
    }
  };
}
