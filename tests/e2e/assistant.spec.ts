import { readFileSync } from "node:fs";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { test as base, expect } from "@playwright/test";
import { z } from "zod";

const test = base.extend<{ assistant: Client }>({
  assistant: async ({ baseURL }, use) => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)));
    await use(client);
    await client.close();
  },
});

const call = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) });

/** Questions and answers in turn, as the guide shows them. */
function conversation(): unknown[] {
  const guide = readFileSync(new URL("../../docs/assistants.md", import.meta.url), "utf8");
  return [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, block = ""]) => JSON.parse(block));
}

/** The demo is as old as its newest post is, which moves. */
const withoutDays = (text: string) => text.replace(/\b20\d\d-\d\d-\d\d\b/g, "DAY");

test("the three questions of the guide get the answers that it shows", async ({ assistant, baseURL }) => {
  const [wish, wished, home, facts, area, rents] = conversation();
  for (const [question, shown] of [
    [wish, wished],
    [home, facts],
    [area, rents],
  ]) {
    const { structuredContent } = await assistant.callTool(call.parse(question));
    const text = JSON.stringify(structuredContent, (key, value) =>
      key === "close" ? value.slice(0, 1) : value,
    );
    const answer = text.replaceAll(String(baseURL), "https://site.example");
    expect(JSON.parse(withoutDays(answer))).toEqual(JSON.parse(withoutDays(JSON.stringify(shown))));
  }
});

test("every tool says that it only reads, and describes what it answers", async ({ assistant }) => {
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search_homes", "get_home", "asking_rents"]);
  for (const { annotations, outputSchema, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(outputSchema?.properties).toBeDefined();
    expect(description).toMatch(/./);
  }
});

const said = async (assistant: Client, name: string, asked: object) => {
  const { isError, content } = await assistant.callTool({ name, arguments: { ...asked } });
  const [part] = content;
  return { isError, text: part?.type === "text" ? part.text : "" };
};

test("a question that cannot be answered gets a sentence that says how to ask", async ({ assistant }) => {
  for (const [name, asked, words] of [
    ["search_homes", { filters: { location: ["atlantis"] } }, /No area is called atlantis\. asking_rents/],
    ["search_homes", { filters: { bedrooms: 2 } }, /bedrooms/],
    ["get_home", { home: "no-such-home" }, /There is no home no-such-home/],
    ["asking_rents", { area: "atlantis" }, /Areas: .*Canggu/],
  ] as const) {
    const { isError, text } = await said(assistant, name, asked);
    expect.soft(isError, name).toBe(true);
    expect.soft(text).toMatch(words);
  }
  await expect(assistant.callTool({ name: "book_home", arguments: {} })).rejects.toThrow(/book_home/);
});

test("what is no message of the protocol is refused, and nothing is kept", async ({ request }) => {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  for (const data of ["{", "[]", "null", JSON.stringify({ jsonrpc: "2.0", id: 1, method: "no/such" })]) {
    const response = await request.post("/mcp", { headers, data: Buffer.from(data) });
    expect.soft(response.status(), data).toBeLessThan(500);
    expect.soft(await response.text(), data).toMatch(/"error":|^$/);
    expect.soft(response.headers()["cache-control"], data).toBe("no-store");
  }
});
