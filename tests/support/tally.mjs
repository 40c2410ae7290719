import { writeFileSync } from "node:fs";

const OUTCOMES = { expected: [1, 0, 0], flaky: [1, 0, 0], unexpected: [0, 1, 0], skipped: [0, 0, 1] };

/**
 * A reporter of Jest and of Playwright that keeps in the file TALLY how many tests passed, failed and were skipped, what was
 * skipped, and what runs: files with Jest, tests with Playwright.
 */
export default class Tally {
  #running = new Set();
  #skipped = new Set();
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
    writeFileSync(
      process.env.TALLY,
      JSON.stringify({ counts, running: [...this.#running], skipped: [...this.#skipped] }),
    );
  }

  onTestFileStart({ path }) {
    this.#begin(path);
  }

  onTestFileResult(
    { path },
    { numPassingTests, numFailingTests, numPendingTests, testExecError, testResults },
  ) {
    // The outermost group says why: one reason for all its tests.
    for (const { status, ancestorTitles, title } of testResults)
      if (status === "pending") this.#skipped.add(ancestorTitles[0] ?? title);
    this.#end(path, [numPassingTests, numFailingTests + (testExecError ? 1 : 0), numPendingTests]);
  }

  onTestBegin(test) {
    this.#begin(test.titlePath().join(" "));
  }

  onTestEnd(test) {
    const name = test.titlePath().join(" ");
    const why = test.annotations.find(({ type }) => type === "skip")?.description;
    if (test.outcome() === "skipped") this.#skipped.add(why ? `${name} (${why})` : name);
    this.#end(name, OUTCOMES[test.outcome()]);
  }
}
