type Update = { update_id: number };

/** An update with a message, in which Telegram marks a command. */
function withCommand(update: object): object {
  if (!("message" in update) || typeof update.message !== "object" || update.message === null) return update;
  const { message } = update;
  const [command] = ("text" in message && /^\/\w+(?:@\w+)?/.exec(String(message.text))) || [];
  if (command === undefined) return update;
  const entities = [{ type: "bot_command", offset: 0, length: command.length }];
  return { message: { ...message, entities } };
}

/** The updates that wait for the bot. One is forgotten once a later one is asked for, as Telegram does. */
export class FakeUpdates {
  #waiting: Update[] = [];
  #lastId = 0;
  #wake: () => void = () => undefined;

  add(...updates: object[]): void {
    for (const update of updates) {
      this.#lastId += 1;
      this.#waiting.push({ update_id: this.#lastId, ...withCommand(update) });
    }
    this.#wake();
  }

  /** How many were not confirmed yet. */
  get count(): number {
    return this.#waiting.length;
  }

  /** Waits for updates from `offset` on, for so many seconds. */
  async from(offset: number, limit: number, seconds: number): Promise<Update[]> {
    this.#waiting = this.#waiting.filter(({ update_id }) => update_id >= offset);
    if (this.#waiting.length === 0 && seconds > 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, seconds * 1_000).unref();
      });
    }
    return this.#waiting.slice(0, limit);
  }

  release(): void {
    this.#wake();
  }
}
