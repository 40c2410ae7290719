import type { Desk } from "../../desk/press-card.ts";
import type { BotContext } from "../bot-context.ts";
import { OwnerMessages } from "./owner-messages.ts";

export type OwnerContext = BotContext & {
  owners: ReadonlySet<number>;
  messages: OwnerMessages;
  erase: Desk["erase"];
  onFailure: (error: unknown) => void;
};

export function ownerContext(
  context: BotContext,
  more: Pick<OwnerContext, "owners" | "erase" | "onFailure">,
): OwnerContext {
  return { ...context, ...more, messages: new OwnerMessages(context.client) };
}
