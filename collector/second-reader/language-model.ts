import { type Answer, answer } from "./answer.ts";
import { boundedFetch, NotReached } from "./bounded-fetch.ts";
import { INSTRUCTIONS } from "./question.ts";

/** Who reads what waits once more. */
export type SecondReader = {
  model: string;
  /** Throws `NoAnswer` where none can be used, and nothing else. */
  ask: (masked: string) => Promise<Answer>;
};

/** Why a question has no answer, in words that can be counted. `isReached`: the model did answer, with something else. */
export class NoAnswer extends Error {
  readonly isReached: boolean;

  constructor(reason: string, isReached: boolean) {
    super(reason);
    this.isReached = isReached;
  }
}

export type ModelSettings = {
  /** Of an OpenAI-compatible endpoint, up to where `/chat/completions` begins. */
  url: string;
  model: string;
  key: string | undefined;
  /** For one question with everything that it waits for. */
  limitMs: number;
  /** After failures that may pass, when the endpoint says or soon. */
  retries: number;
};

/** Nothing of what the endpoint says is passed on: it may hold the key, or the text of a post. */
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

/** A model behind any OpenAI-compatible endpoint. The libraries are loaded only here: most runs ask nobody. */
export async function languageModel({
  url,
  model,
  key,
  limitMs,
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
      const signal = AbortSignal.timeout(limitMs);
      try {
        const { output } = await sdk.generateText({
          model: provider(model),
          output: sdk.Output.object({ schema: answer, name: "advert" }),
          instructions: INSTRUCTIONS,
          prompt: JSON.stringify(masked),
          abortSignal: signal,
          maxRetries: retries,
        });
        return output;
      } catch (error) {
        throw noAnswer(error, sdk, signal.aborted);
      }
    },
  };
}
