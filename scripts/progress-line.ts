interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Prints the progress of a long task: on a terminal one line that is rewritten, in a log one line per quarter. `suffix` is
 * appended to the line.
 */
export function progressLine(
  output: Output,
  unit: string,
  suffix: (done: number, total: number) => string = () => "",
): (done: number, total: number) => void {
  let quarters = 0;
  return (done, total) => {
    const line = `${done} of ${total} ${unit}${suffix(done, total)}`;
    if (output.isTTY) {
      output.write(`\r\x1b[K${line}${done === total ? "\n" : ""}`);
    } else if (Math.floor((4 * done) / total) > quarters) {
      quarters = Math.floor((4 * done) / total);
      output.write(`${line}\n`);
    }
  };
}
