import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

async function* asJson(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const value of values) {
    yield `${separator}${JSON.stringify(value)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes a JSON array to a file, one value a line, without ever holding it whole. */
export async function writeJsonArray(file: string, values: AsyncIterable<unknown>): Promise<void> {
  await pipeline(asJson(values), createWriteStream(file));
}
