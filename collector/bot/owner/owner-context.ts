import type { Desk } from "../../desk/press-card.ts";
import type { BotContext } from "../bot-context.ts";
import { OwnerMessages } from "./owner-messages.ts";

/** What the owner's part of the bot works with. */
export type OwnerContext = BotContext & {
  owners: ReadonlySet<number>;
  messages: OwnerMessages;
  erase: Desk["erase"];
  /** Notes what could not be sent, for the log. */
  onFailure: (error: unknown) => void;
};

export function ownerContext(
  context: BotContext,
  more: Pick<OwnerContext, "owners" | "erase" | "onFailure">,
): OwnerContext {
  return { ...context, ...more, messages: new OwnerMessages(context.client) };
}
