import type { CallToolResult } from "@modelcontextprotocol/server";
import { UnreadError } from "@/server/data/unread";
import { reportError } from "@/server/reporting/report-error";

/** Nothing changes, and a repeated question has the same answer. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const UNREAD = "The listings cannot be read at the moment. Ask again in a minute.";

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: "text", text }] });

/** The result of a tool. `make` returns its output, or a sentence that says how to ask right. */
export async function resultOf(
  make: () => object | string | Promise<object | string>,
): Promise<CallToolResult> {
  try {
    const made = await make();
    if (typeof made === "string") return failed(made);
    return { structuredContent: { ...made }, content: [{ type: "text", text: JSON.stringify(made) }] };
  } catch (error) {
    if (!(error instanceof UnreadError)) reportError("Answering an assistant failed", error);
    return failed(UNREAD);
  }
}
