import {
  request as askOver,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

const PAUSE_MS = 50;
/** Longer than the site waits for a read. */
const HELD_MS = 8_000;

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

async function ask(target: string, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    askOver(new URL(url ?? "/", target), { method, headers }, resolve)
      .once("error", reject)
      .end(body);
  });
  const whole = await buffer(answer);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: whole };
}

/**
 * Forwards requests to the current data service, and holds them while it is replaced. A request that got no answer is sent
 * again, so use it only for reads and for counts of visits. What is written to the stand-in copy of the database is lost.
 */
export class Relay {
  #target: string | null = null;
  readonly server: Server = createServer((request, response) => this.#answer(request, response));

  /** The address of the data service; null while there is none. */
  lead(target: string | null): void {
    this.#target = target;
  }

  async #askInTime(request: IncomingMessage, body: Buffer): Promise<Answer | null> {
    for (let waited = 0; waited < HELD_MS; waited += PAUSE_MS) {
      const target = this.#target;
      const answer = target === null ? null : await ask(target, request, body).catch(() => null);
      if (answer !== null) return answer;
      await wait(PAUSE_MS);
    }
    return null;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    const answer = body && (await this.#askInTime(request, body));
    if (answer === null) response.writeHead(502).end();
    else {
      const { "transfer-encoding": _chunked, connection: _connection, ...headers } = answer.headers;
      response.writeHead(answer.status, headers).end(answer.body);
    }
  }
}
