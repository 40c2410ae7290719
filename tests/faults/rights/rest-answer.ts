import type { Attempt } from "./attempt.ts";

export type Outcome = { result: "refused" | "nothing" | "done"; said: string };

const SHOWN = 100;

/** What the REST interface answers to an attempt made with this key. */
export async function restAnswer(url: string, key: string, { rest }: Attempt): Promise<Outcome> {
  const response = await fetch(`${url}/rest/v1${rest.path}`, {
    method: rest.method,
    headers: {
      ...{ apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...rest.headers,
    },
    ...(rest.body === undefined ? {} : { body: JSON.stringify(rest.body) }),
  });
  const body = (await response.text()).replace(/\s+/g, " ");
  const said = `${response.status} ${body.slice(0, SHOWN)}`;
  if (!response.ok) return { result: "refused", said };
  return { result: body === "[]" ? "nothing" : "done", said };
}
