import { z } from "zod";
import { idAndTime } from "./exported-message.ts";
import { type ExportFiles, notAnExport } from "./find-export.ts";
import { jsonValues } from "./json-values.ts";

/** One chat of an export, as far as it can be told before its messages are read. */
export type Chat = {
  /** The keys that lead to the chat in the JSON, joined by dots; empty for the export of a single one. */
  at: string;
  name: string;
  id: string;
  messages: number;
  /** Of the newest message or edit; null when no message has a time. */
  newest: Date | null;
  /** Whether every message has a higher id than those before it. */
  isOrdered: boolean;
  lastId: number;
};

export type Survey = {
  chats: Chat[];
  /** Why the JSON ends before it should; null when it does not. */
  problem: string | null;
};

const CHAT_PREFIXES = ["", "chats.list.*.", "left_chats.list.*."];
const CHAT_PATHS = CHAT_PREFIXES.flatMap((prefix) => [`$.${prefix}name`, `$.${prefix}id`]);
export const MESSAGE_PATHS = CHAT_PREFIXES.map((prefix) => `$.${prefix}messages.*`);

const label = z.union([z.string(), z.number()]).transform(String).catch("");

/** The chat that a message stands in, given the keys that lead to the message. */
export function chatOf(keys: readonly (string | number)[]): string {
  return keys.slice(0, -2).join(".");
}

function addMessage(chat: Chat, value: unknown, now: Date): void {
  const told = idAndTime(value, now);
  if (told === null) return;
  chat.messages += 1;
  if (told.id <= chat.lastId) chat.isOrdered = false;
  chat.lastId = Math.max(chat.lastId, told.id);
  if (told.newest !== null && (chat.newest === null || told.newest > chat.newest)) chat.newest = told.newest;
}

/** Reads through an export once, keeping only what tells its chats apart. Throws a `CliError` when it is no export. */
export async function surveyExport({ json }: ExportFiles, now: Date): Promise<Survey> {
  const chats = new Map<string, Chat>();
  const chatAt = (at: string): Chat => {
    const known = chats.get(at);
    if (known) return known;
    const chat = { at, name: "", id: "", messages: 0, newest: null, isOrdered: true, lastId: 0 };
    chats.set(at, chat);
    return chat;
  };
  const values = jsonValues(json, [...CHAT_PATHS, ...MESSAGE_PATHS]);
  let next = await values.next();
  for (; !next.done; next = await values.next()) {
    const { keys, value } = next.value;
    const field = keys.at(-1);
    if (field === "name") chatAt(keys.slice(0, -1).join(".")).name = label.parse(value).trim();
    else if (field === "id") chatAt(keys.slice(0, -1).join(".")).id = label.parse(value);
    else addMessage(chatAt(chatOf(keys)), value, now);
  }
  const found = [...chats.values()].filter(({ messages }) => messages > 0);
  if (found.length === 0) throw notAnExport(json);
  return { chats: found, problem: next.value.problem };
}
