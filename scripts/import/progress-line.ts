interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Tells how far a long task is: one line that is rewritten on a terminal, otherwise a line for every quarter, so that a
 * log stays short.
 */
export function progressLine(output: Output, unit: string): (done: number, total: number) => void {
  let quarters = 0;
  return (done, total) => {
    const line = `${done} of ${total} ${unit}`;
    if (output.isTTY) {
      output.write(`\r${line}${done === total ? "\n" : ""}`);
    } else if (Math.floor((4 * done) / total) > quarters) {
      quarters = Math.floor((4 * done) / total);
      output.write(`${line}\n`);
    }
  };
}
