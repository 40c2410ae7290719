import { z } from "zod";
import { limitBytes } from "../sources/limit-bytes.ts";
import { storableText } from "../sources/message.ts";
import { type Answer, answer, INSTRUCTIONS } from "./answer.ts";

export type SecondReader = {
  model: string;
  /** Throws only `NoAnswer`. */
  ask: (masked: string) => Promise<Answer>;
};

/** Its message is one of a few fixed reasons, so that reports can count them. `isReached`: there was an answer, but no usable one. */
export class NoAnswer extends Error {
  readonly isReached: boolean;

  constructor(reason: string, isReached: boolean) {
    super(reason);
    this.isReached = isReached;
  }
}

export type ModelSettings = {
  /** Base URL of an OpenAI-compatible endpoint, to which `/chat/completions` is added. */
  url: string;
  model: string;
  key: string | undefined;
  /** Limit for one question. */
  timeoutMs: number;
};

const MAX_ANSWER_BYTES = 256 * 1024;

const RESPONSE_FORMAT = {
  type: "json_schema",
  json_schema: { name: "advert", strict: true, schema: z.toJSONSchema(answer) },
} as const;

const storable = (_: string, value: unknown) => (typeof value === "string" ? storableText(value) : value);

const content = z.string().transform((json): unknown => JSON.parse(json, storable));
const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: content.pipe(answer) }) })]).rest(z.unknown()),
});

/**
 * A model behind any OpenAI-compatible endpoint. What it does not answer is asked by the next run. What the endpoint says is never passed
 * on: it may contain the key or the text of a post.
 */
export function languageModel({ url, model, key, timeoutMs }: ModelSettings): SecondReader {
  const headers = {
    "content-type": "application/json",
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const request = async (masked: string, signal: AbortSignal): Promise<Response> => {
    const messages = [
      { role: "system", content: INSTRUCTIONS },
      { role: "user", content: JSON.stringify(masked) },
    ];
    const body = JSON.stringify({ model, messages, response_format: RESPONSE_FORMAT });
    const options = { method: "POST", headers, body, signal, redirect: "error" } as const;
    const response = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, options).catch(() => {
      throw new NoAnswer("the endpoint cannot be reached", false);
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new NoAnswer(`the endpoint failed (${response.status})`, false);
  };
  return {
    model,
    ask: async (masked) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { body } = await request(masked, signal);
        const bounded = body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES, "an answer without end"));
        return completion.parse(await new Response(bounded ?? null).json()).choices[0].message.content;
      } catch (error) {
        if (signal.aborted) throw new NoAnswer("no answer in time", false);
        throw error instanceof NoAnswer ? error : new NoAnswer("an answer of another form", true);
      }
    },
  };
}
