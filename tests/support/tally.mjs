import { writeFileSync } from "node:fs";

const OUTCOMES = { expected: [1, 0, 0], flaky: [1, 0, 0], unexpected: [0, 1, 0], skipped: [0, 0, 1] };

/**
 * A reporter of Jest and of Playwright that keeps in the file TALLY how many tests passed, failed and were skipped, and the
 * names of those that run: of files with Jest, of tests with Playwright.
 */
export default class Tally {
  #running = new Set();
  #ended = new Map();

  #begin(name) {
    this.#running.add(name);
    this.#write();
  }

  #end(name, counts) {
    this.#running.delete(name);
    this.#ended.set(name, counts);
    this.#write();
  }

  // At once, because a test in an endless loop lets nothing else happen.
  #write() {
    const counts = [0, 1, 2].map((at) => this.#ended.values().reduce((sum, each) => sum + each[at], 0));
    writeFileSync(process.env.TALLY, JSON.stringify({ counts, running: [...this.#running] }));
  }

  onTestFileStart({ path }) {
    this.#begin(path);
  }

  onTestFileResult({ path }, { numPassingTests, numFailingTests, numPendingTests, testExecError }) {
    this.#end(path, [numPassingTests, numFailingTests + (testExecError ? 1 : 0), numPendingTests]);
  }

  onTestBegin(test) {
    this.#begin(test.titlePath().join(" "));
  }

  onTestEnd(test) {
    this.#end(test.titlePath().join(" "), OUTCOMES[test.outcome()]);
  }
}
