const answerOf = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** How a hosted data service answers what violates a check, and a statement that took too long. */
export const refusal = answerOf(400, "23514", 'new row violates check constraint "posts_text_length"');
export const timeout = answerOf(500, "57014", "canceling statement due to statement timeout");
/** A gateway whose service is away. */
export const away = () => new Response("no upstream", { status: 503 });

/** Faults of the data service for the tests of a file, until each ends. Requests are answered so if they write these words. */
export function requestFaults() {
  const reach = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = reach;
  });
  return {
    failAt: (words: string, answer: () => Response) => {
      globalThis.fetch = async (input, init) =>
        typeof init?.body === "string" && init.body.includes(words) ? answer() : reach(input, init);
    },
    failAll: (answer: () => Response) => {
      globalThis.fetch = async () => answer();
    },
    end: () => {
      globalThis.fetch = reach;
    },
  };
}
