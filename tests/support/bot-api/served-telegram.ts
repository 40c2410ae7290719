import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Listening, listen } from "../loopback.ts";
import { FakeTelegram, TOKEN } from "./fake-telegram.ts";

async function payloadOf(request: IncomingMessage): Promise<object> {
  const [body, type = ""] = [await buffer(request), request.headers["content-type"]];
  if (!type.startsWith("multipart/")) return body.length === 0 ? {} : JSON.parse(`${body}`);
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const sizeOf = (_: string, name: string) => {
    const file = form.get(name);
    return file instanceof File ? `${file.size} bytes` : "";
  };
  const fields = Array.from(form).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value.replace(/attach:\/\/(\w+)/g, sizeOf)]] : [],
  );
  return Object.fromEntries(fields);
}

/** The fake Bot API over HTTP, for commands that run in a process of their own. */
export class ServedTelegram extends FakeTelegram implements AsyncDisposable {
  readonly #server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (path.startsWith(`/file/bot${TOKEN}/`)) {
      response.end("photo");
      return;
    }
    const method = path.replace(`/bot${TOKEN}/`, "");
    try {
      const answer = await this.answer(method, await payloadOf(request));
      const status = "error_code" in answer ? Number(answer.error_code) : 200;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    } catch (error) {
      request.socket.destroy(error instanceof Error ? error : undefined);
    }
  });
  #listening: Listening | null = null;

  static async open(): Promise<ServedTelegram> {
    const telegram = new ServedTelegram();
    telegram.#listening = await listen(telegram.#server);
    return telegram;
  }

  get root(): string {
    return this.#listening?.url ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.updates.release();
    await this.#listening?.[Symbol.asyncDispose]();
  }
}
