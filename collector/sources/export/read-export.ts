import type { SourceItem } from "../message.ts";
import { readExportedMessage } from "./exported-message.ts";
import type { ExportFiles } from "./find-export.ts";
import { jsonValues } from "./json-values.ts";
import { type Chat, chatPathOf, MESSAGE_PATHS } from "./survey.ts";

/** The messages of one chat in file order, without a truncated last one. */
export async function* readExport(files: ExportFiles, chat: Chat, now: Date): AsyncGenerator<SourceItem> {
  for await (const { keys, value } of jsonValues(files.json, MESSAGE_PATHS)) {
    if (chatPathOf(keys) !== chat.path) continue;
    const item = await readExportedMessage(value, files.folder, now);
    if (item !== null) yield item;
  }
}
