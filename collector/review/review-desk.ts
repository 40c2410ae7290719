import { OPEN, type Stage } from "../desk/card-buttons.ts";
import { namedPost } from "../desk/named-post.ts";
import { postCard } from "../desk/post-card.ts";
import { type Desk, giveValue, pressCard } from "../desk/press-card.ts";
import { takenDownLine } from "../owner/post-lines.ts";
import { keyText, type PostKey } from "../posts/rows.ts";
import type { Run } from "../run/run-batch.ts";
import type { ReviewPage, ShownCard } from "./review-page.ts";

const CARDS_PER_PAGE = 20;

/** What was pressed last, and what the cards wait for. One owner uses the page: it is kept in memory. */
export class ReviewDesk {
  readonly #stages = new Map<string, Stage>();
  #last: { key: PostKey; note: string } | null = null;

  /** Does what a form says. `press` is a button, or "value" for the value that the card asks for. Returns what the card waits for then. */
  async press(
    desk: Desk,
    key: PostKey,
    { press, version, value }: { press: string; version: string; value: string },
  ): Promise<Stage["kind"]> {
    const card = await postCard(desk.run, key, desk.now);
    const stage = this.#stages.get(keyText(key)) ?? OPEN;
    if (card === null) {
      this.#last = { key, note: takenDownLine(key) };
      return "open";
    }
    const isValue = press === "value" && stage.kind === "asks" && version === card.version;
    const outcome = isValue
      ? await giveValue(desk, stage.field, value)
      : await pressCard(desk, card, stage, { press, version });
    this.#stages.set(keyText(key), outcome.stage);
    if (outcome.stage.kind === "open") this.#stages.delete(keyText(key));
    this.#last = { key, note: outcome.note };
    return outcome.stage.kind;
  }

  async #shown(run: Run, key: PostKey, now: Date): Promise<ShownCard[]> {
    const card = await postCard(run, key, now);
    if (card === null) return [];
    const isPressed = this.#last !== null && keyText(this.#last.key) === keyText(key);
    const note = isPressed && this.#last ? this.#last.note : null;
    return [{ card, stage: this.#stages.get(keyText(key)) ?? OPEN, note, isPressed }];
  }

  /** The page of what waits, or of the post that `find` names. The card that was pressed last stays, on top if it no longer waits. */
  async page(
    run: Run,
    { find, page: wanted, isAfterPress }: { find: string; page: number; isAfterPress: boolean },
    now: Date,
  ): Promise<Omit<ReviewPage, "token">> {
    if (!isAfterPress) this.#last = null;
    const { posts, total, page, pages } = await run.service.posts.waitingPage(wanted, CARDS_PER_PAGE);
    const found = find === "" ? null : await namedPost(run, find);
    const onPage = find === "" ? posts : found ? [found] : [];
    const pressed = this.#last?.key;
    const isMissing = pressed && !onPage.some((key) => keyText(key) === keyText(pressed));
    const cards: ShownCard[] = [];
    for (const key of isMissing ? [pressed, ...onPage] : onPage)
      cards.push(...(await this.#shown(run, key, now)));
    const isPressedShown = cards.some(({ isPressed }) => isPressed);
    const notFound = find !== "" && found === null ? `No post was collected from ${find}.` : null;
    const note = this.#last && !isPressedShown ? this.#last.note : notFound;
    return { cards, waiting: total, note, find, page, pages };
  }
}
