/** Bounds the memory. */
const MAX_KEYS = 200;

/** Admits an event once in `intervalMs`, and counts those in between. */
export class RepeatLimit {
  readonly #intervalMs: number;
  readonly #events = new Map<string, { passedAt: number; dropped: number }>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Number of events with this key that were dropped since the last admitted one; null if this one is dropped too. */
  admit(key: string, now: number): number | null {
    const event = this.#events.get(key);
    if (event && now - event.passedAt < this.#intervalMs) {
      event.dropped += 1;
      return null;
    }
    this.#events.delete(key);
    this.#events.set(key, { passedAt: now, dropped: 0 });
    const [oldest] = this.#events.keys();
    if (this.#events.size > MAX_KEYS && oldest !== undefined) this.#events.delete(oldest);
    return event?.dropped ?? 0;
  }
}
