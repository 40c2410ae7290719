/** A reporter of Jest that names the test files that run when Jest is told to stop. */
export default class RunningFiles {
  #running = new Set();

  constructor() {
    process.once("SIGTERM", () => {
      console.error(["Still running:", ...this.#running].join("\n  "));
      process.exit(1);
    });
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
  }

  onTestFileResult({ path }) {
    this.#running.delete(path);
  }
}
