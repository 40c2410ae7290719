import { createReadStream } from "node:fs";
import { JSONParser } from "@streamparser/json";
import { messageOf } from "../../../lib/cli/cli-error.ts";

/** A value of a JSON file, and the keys that lead to it, from the outermost in. */
export type JsonValue = { keys: readonly (string | number)[]; value: unknown };

/** How a read of a file ended: null when all of it was JSON. */
export type JsonEnd = { problem: string | null };

const CHUNK_BYTES = 1 << 18;

/**
 * Reads the values of a JSON file at the given paths, one after another: only a chunk of the file and the value being
 * read are in memory. A file that breaks off, is wrong or can be read no further ends the values, and `JsonEnd.problem` says so.
 */
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
    // Of the disk or the share that the file lies on.
    return { problem: messageOf(error) };
  }
  if (!parser.isEnded) problem = "it ends in the middle";
  return { problem };
}
