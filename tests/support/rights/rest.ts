import type { DataService } from "../data-service.ts";
import type { Answers, Attempt, Outcome } from "./attempts.ts";
import { COLLECTED } from "./collected.ts";

const SHOWN = 100;

/** Asks for the rows that were written, too, so that a write that met none does not look done. */
function headersFor(key: string, { method, headers }: NonNullable<Attempt["rest"]>): Record<string, string> {
  const prefer = [...(method === "GET" ? [] : ["return=representation"]), headers?.prefer].filter(Boolean);
  return {
    ...{ apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...headers,
    ...(prefer.length > 0 ? { prefer: prefer.join(",") } : {}),
  };
}

async function restAnswer(url: string, key: string, rest: NonNullable<Attempt["rest"]>): Promise<Outcome> {
  const response = await fetch(`${url}/rest/v1${rest.path}`, {
    method: rest.method,
    headers: headersFor(key, rest),
    ...(rest.body === undefined ? {} : { body: JSON.stringify(rest.body) }),
  });
  const body = (await response.text()).replace(/\s+/g, " ");
  const said = `${response.status} ${body.slice(0, SHOWN)}`;
  if (!response.ok) return { result: "refused", said };
  return { result: body === "[]" || body === "" ? "nothing" : "done", said };
}

export async function insertCollected(owner: DataService["owner"]): Promise<void> {
  for (const [table, rows] of Object.entries(COLLECTED)) {
    await owner
      .from(table)
      .insert([...rows])
      .throwOnError();
  }
}

/** Makes every attempt as a visitor, then all of them as the owner: what the owner does cannot be undone. */
export async function answersOverRest(
  { url, anonKey, secretKey }: Pick<DataService, "url" | "anonKey" | "secretKey">,
  all: readonly Attempt[],
  afterVisitor = async () => {},
): Promise<(Answers | null)[]> {
  const answersWith = async (key: string) => {
    const outcomes: (Outcome | null)[] = [];
    for (const { rest } of all) outcomes.push(rest === null ? null : await restAnswer(url, key, rest));
    return outcomes;
  };
  const visitors = await answersWith(anonKey);
  await afterVisitor();
  const owners = await answersWith(secretKey);
  return all.map((_, at) => {
    const [visitor, owner] = [visitors[at], owners[at]];
    return visitor && owner ? { visitor, owner } : null;
  });
}
