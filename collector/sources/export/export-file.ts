import { z } from "zod";
import type { ChatOfAuthors, SourceItem } from "../message.ts";
import { ForumTopics, idAndTime, readExportedMessage } from "./exported-message.ts";
import { type ExportFiles, notAnExport } from "./find-export.ts";
import { jsonValues } from "./json-values.ts";

export type Chat = ChatOfAuthors & {
  /** The JSON keys that lead to the chat, joined by dots; empty for the export of a single chat. */
  path: string;
  name: string;
  /** Its id in the Bot API; null unless it is a channel or supergroup. */
  botId: number | null;
  messages: number;
  newest: Date | null;
  isOrdered: boolean;
  lastId: number;
};

const CHAT_PREFIXES = ["", "chats.list.*.", "left_chats.list.*."];
const CHAT_PATHS = CHAT_PREFIXES.flatMap((prefix) => [`$.${prefix}name`, `$.${prefix}id`, `$.${prefix}type`]);
const MESSAGE_PATHS = CHAT_PREFIXES.map((prefix) => `$.${prefix}messages.*`);

const label = z.union([z.string(), z.number()]).transform(String).catch("");

function chatPathOf(keys: readonly (string | number)[]): string {
  return keys.slice(0, -2).join(".");
}

type CountedChat = Omit<Chat, "botId" | "isChannel"> & { type: string };

/** The chat with what its type says: `public_channel`, `private_supergroup` and the like. */
const withKind = ({ type, ...chat }: CountedChat): Chat => ({
  ...chat,
  botId:
    /_(?:channel|supergroup)$/.test(type) && /^\d{1,12}$/.test(chat.id) ? Number(`-100${chat.id}`) : null,
  isChannel: type.endsWith("_channel"),
});

function addMessage(chat: CountedChat, value: unknown, now: Date): void {
  const found = idAndTime(value, now);
  if (found === null) return;
  chat.messages += 1;
  if (found.id <= chat.lastId) chat.isOrdered = false;
  chat.lastId = Math.max(chat.lastId, found.id);
  if (found.newest !== null && (chat.newest === null || found.newest > chat.newest))
    chat.newest = found.newest;
}

/** Reads an export once to list its chats. `problem` is why the JSON ends early, null if it is complete. Throws a `CliError` if the file is no export. */
export async function surveyExport({ json }: ExportFiles, now: Date) {
  const chats = new Map<string, CountedChat>();
  const chatAtPath = (path: string): CountedChat => {
    const known = chats.get(path);
    if (known) return known;
    const counted = { messages: 0, newest: null, isOrdered: true, lastId: -Infinity };
    const chat = { path, name: "", id: "", type: "", ...counted };
    chats.set(path, chat);
    return chat;
  };
  const values = jsonValues(json, [...CHAT_PATHS, ...MESSAGE_PATHS]);
  let next = await values.next();
  for (; !next.done; next = await values.next()) {
    const { keys, value } = next.value;
    const field = keys.at(-1);
    if (field === "name" || field === "id" || field === "type")
      chatAtPath(keys.slice(0, -1).join("."))[field] = label.parse(value).trim();
    else addMessage(chatAtPath(chatPathOf(keys)), value, now);
  }
  const found = [...chats.values()].filter(({ messages }) => messages > 0).map(withKind);
  if (found.length === 0) throw notAnExport(json);
  return { chats: found, problem: next.value.problem };
}

/** The messages of one chat in file order, without a truncated last one. */
export async function* readExport(files: ExportFiles, chat: Chat, now: Date): AsyncGenerator<SourceItem> {
  const from = { folder: files.folder, chat, topics: new ForumTopics() };
  for await (const { keys, value } of jsonValues(files.json, MESSAGE_PATHS)) {
    if (chatPathOf(keys) !== chat.path) continue;
    const item = await readExportedMessage(value, from, now);
    if (item !== null) yield item;
  }
}
