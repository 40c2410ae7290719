import { createServer } from "node:http";
import { Api } from "grammy";
import { DownloadPause } from "@/collector/sources/bot/fetch-file.ts";
import { listen } from "@/tests/support/loopback.ts";

export const TOKEN = "123:secret";

/** What a command needs to download files from a stand-in. */
export function filesAt(root: string) {
  const api = new Api(TOKEN, { apiRoot: root });
  return { api, fileRoot: `${root}/file/bot${TOKEN}`, pause: new DownloadPause() };
}

type Answer = { status?: number; body: unknown };
/** An answer, or work that returns one. */
type Next = Answer | (() => Promise<Answer>);

const ok = (result: unknown): Answer => ({ body: { ok: true, result } });
export const updates = (...found: unknown[]): Answer => ok(found);
export const failure = (status: number, description: string, parameters = {}): Answer => ({
  status,
  body: { ok: false, error_code: status, description, parameters },
});

/**
 * Stands in for the Bot API: gives these answers to requests for updates in turn, then calls `onEnd`; serves every file,
 * after `beforeFile`. Records the offsets that were requested.
 */
export async function botApi(
  answers: readonly Next[],
  onEnd: () => void,
  beforeFile: () => Promise<void> = async () => undefined,
  /** Answers to the first requests for a file; all later requests get the file. */
  filesFirst: readonly Answer[] = [],
) {
  const offsets: (number | undefined)[] = [];
  const left = [...answers];
  const filesLeft = [...filesFirst];
  const server = createServer(async (request, response) => {
    let sent = "";
    for await (const chunk of request) sent += chunk;
    const send = ({ status = 200, body }: Answer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.startsWith(`/file/bot${TOKEN}/`)) {
      await beforeFile();
      response.end("photo");
    } else if (request.url?.endsWith("/getFile")) {
      send(filesLeft.shift() ?? ok({ file_id: "f", file_unique_id: "u", file_path: "photos/file_1.jpg" }));
    } else {
      const next = left.shift();
      if (next) offsets.push(JSON.parse(sent).offset);
      else onEnd();
      send(typeof next === "function" ? await next() : (next ?? ok([])));
    }
  });
  const served = await listen(server);
  return { root: served.url, offsets, close: () => served[Symbol.asyncDispose]() };
}
