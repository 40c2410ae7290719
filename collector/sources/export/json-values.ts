import { createReadStream } from "node:fs";
import { JSONParser, TokenType } from "@streamparser/json";
import { messageOf } from "../../../lib/cli/cli-error.ts";

export type JsonValue = { keys: readonly (string | number)[]; value: unknown };

/** Why reading stopped early; null at the regular end of the file. */
export type JsonEnd = { problem: string | null };

const CHUNK_BYTES = 1 << 18;

/** Far more than an export has: each level takes memory. */
const MAX_DEPTH = 200;

/** Streams the values of a JSON file at the given paths, chunk by chunk. A truncated or unreadable file ends the stream with a `problem`. */
export async function* jsonValues(
  file: string,
  paths: readonly string[],
): AsyncGenerator<JsonValue, JsonEnd> {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  let found: JsonValue[] = [];
  parser.onValue = ({ value, key, stack }) => {
    const keys = [...stack.map((level) => level.key), key].filter((part) => part !== undefined);
    found.push({ keys, value });
  };
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) throw new Error("it is nested too deeply");
  };
  let problem: string | null = null;
  parser.onError = (error) => {
    problem ??= error.message;
  };
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      try {
        parser.write(chunk);
      } catch (error) {
        problem ??= messageOf(error);
      }
      yield* found;
      found = [];
      if (problem !== null) return { problem };
    }
  } catch (error) {
    // An error of the disk or network share.
    return { problem: messageOf(error) };
  }
  if (!parser.isEnded) problem = "it ends in the middle";
  return { problem };
}
