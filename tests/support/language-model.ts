import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { listen } from "./loopback.ts";

const question = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** What was asked: the advert as it was sent, and everything else that was. */
export type Asked = {
  advert: string;
  body: string;
  path: string | undefined;
  authorization: string | undefined;
};

/** What is sent instead of an answer: a status with a body, or whatever is done to the response. */
export type Reply =
  | { content: string }
  | { status: number; body: string; headers?: Record<string, string> }
  | ((response: ServerResponse) => void);

function completion(content: string): string {
  return JSON.stringify({
    id: "x",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function send(response: ServerResponse, reply: Reply): void {
  if (typeof reply === "function") reply(response);
  else if ("content" in reply) {
    response.writeHead(200, { "content-type": "application/json" }).end(completion(reply.content));
  } else response.writeHead(reply.status, reply.headers ?? {}).end(reply.body);
}

/** A stand-in of an OpenAI-compatible endpoint, which answers each question as it is told and keeps what it was asked. */
export async function languageModelStandIn(reply: (asked: Asked) => Reply) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { messages } = question.parse(JSON.parse(body));
    const advert = z.string().parse(JSON.parse(messages.at(-1)?.content ?? ""));
    const one = { advert, body, path: request.url, authorization: request.headers.authorization };
    asked.push(one);
    send(response, reply(one));
  });
  const { url, ...served } = await listen(server);
  return { url: `${url}/v1`, asked, close: () => served[Symbol.asyncDispose]() };
}
