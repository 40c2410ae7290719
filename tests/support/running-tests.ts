import type { Reporter, TestCase } from "@playwright/test/reporter";

/** A reporter of Playwright that names the tests that run when Playwright reaches its own limit. */
export default class RunningTests implements Reporter {
  readonly #running = new Set<TestCase>();

  onTestBegin(test: TestCase): void {
    this.#running.add(test);
  }

  onTestEnd(test: TestCase): void {
    this.#running.delete(test);
  }

  onEnd(): void {
    if (this.#running.size === 0) return;
    console.error(
      ["Still running:", ...[...this.#running].map((test) => test.titlePath().join(" "))].join("\n  "),
    );
  }
}
