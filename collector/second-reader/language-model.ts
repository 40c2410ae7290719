import { limitBytes } from "../sources/limit-bytes.ts";
import { storableText } from "../sources/message.ts";
import { type Answer, answer } from "./answer.ts";
import { INSTRUCTIONS } from "./question.ts";

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
  /** Limit for one question, including its retries. */
  timeoutMs: number;
  retries: number;
};

const MAX_ANSWER_BYTES = 256 * 1024;

/** There was no connection, it broke before the response headers, or the endpoint redirected. */
class NotReached extends Error {}

/** `fetch` without redirects, with a limit on the size of the answer. Throws `NotReached` if there is none. */
const boundedFetch: typeof fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, { ...init, redirect: "error" }).catch((cause) => {
    throw new NotReached("no answer", { cause });
  });
  const bounded = body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES, "an answer without end"));
  return new Response(bounded ?? null, { status, headers });
};

/** Does not pass on anything that the endpoint says: it may contain the key or the text of a post. */
function noAnswer(error: unknown, sdk: typeof import("ai"), isLate: boolean): NoAnswer {
  const { APICallError, NoObjectGeneratedError, RetryError } = sdk;
  if (isLate) return new NoAnswer("no answer in time", false);
  if (error instanceof NotReached) return new NoAnswer("the endpoint cannot be reached", false);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(last)) return new NoAnswer("an answer of another form", true);
  const statusCode = APICallError.isInstance(last) ? (last.statusCode ?? 0) : 0;
  if (statusCode < 400) return new NoAnswer("an answer that cannot be read", true);
  if (statusCode === 429) return new NoAnswer("too many questions (429)", false);
  return new NoAnswer(`the endpoint failed (${statusCode})`, false);
}

const storable = (_: string, value: unknown) => (typeof value === "string" ? storableText(value) : value);

/** A model behind any OpenAI-compatible endpoint. Loads its libraries lazily, because most runs use no model. */
export async function languageModel({
  url,
  model,
  key,
  timeoutMs,
  retries,
}: ModelSettings): Promise<SecondReader> {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  const provider = createOpenAICompatible({
    name: "second-reader",
    baseURL: url,
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
    ...(key === undefined ? {} : { apiKey: key }),
  });
  return {
    model,
    ask: async (masked) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { output } = await sdk.generateText({
          model: provider(model),
          output: sdk.Output.object({ schema: answer, name: "advert" }),
          instructions: INSTRUCTIONS,
          prompt: JSON.stringify(masked),
          abortSignal: signal,
          maxRetries: retries,
        });
        return answer.parse(JSON.parse(JSON.stringify(output), storable));
      } catch (error) {
        throw noAnswer(error, sdk, signal.aborted);
      }
    },
  };
}
