import type { Alerts } from "../../collector/alerts/alert-context.ts";
import { digestWeek, postDigests } from "../../collector/alerts/post-digests.ts";
import type { RequestedChannel } from "../../collector/sources/bot/followed-chat.ts";

type DigestSettings = { isOn: boolean; requested: RequestedChannel | null };

export class ChannelDigests {
  readonly #settings: DigestSettings;
  readonly #onFailure: (error: unknown) => void;
  #week: string | null = null;
  /** Until when Telegram asks to post nothing, in ms since the epoch. */
  #pausedUntil = 0;

  constructor(settings: DigestSettings, onFailure: (error: unknown) => void) {
    [this.#settings, this.#onFailure] = [settings, onFailure];
  }

  /** Whether posts may be due: true once a week, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#settings.isOn && this.#week !== digestWeek(now) && now.getTime() >= this.#pausedUntil;
  }

  /** Posts what is due, if nothing was posted. Called after each batch too: it may have been the first of a channel. */
  async post(alerts: Alerts): Promise<void> {
    const { isOn, requested } = this.#settings;
    const { now } = alerts.context;
    if (!isOn || now.getTime() < this.#pausedUntil) return;
    const isChosen = (channel: string) =>
      requested === null || requested.name.toLowerCase() === channel.toLowerCase();
    const seconds = await postDigests(alerts, isChosen, this.#onFailure);
    if (seconds === null) this.#week = digestWeek(now);
    else this.#pausedUntil = now.getTime() + seconds * 1_000;
  }
}
