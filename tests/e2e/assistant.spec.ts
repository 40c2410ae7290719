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

/** The demo is as old as its newest post is, which moves; so does what is free by a day, and with it what is close. */
const lasting = (text: string): unknown =>
  JSON.parse(text.replace(/\b20\d\d-\d\d-\d\d\b/g, "DAY"), (key, value) =>
    key === "close" ? typeof value : value,
  );

test("the three questions of the guide get the answers that it shows", async ({ assistant, baseURL }) => {
  const [wish, wished, home, facts, area, rents] = conversation();
  for (const [question, shown] of [
    [wish, wished],
    [home, facts],
    [area, rents],
  ]) {
    const { structuredContent } = await assistant.callTool(call.parse(question));
    const answer = JSON.stringify(structuredContent).replaceAll(String(baseURL), "https://site.example");
    expect(lasting(answer)).toEqual(lasting(JSON.stringify(shown)));
  }
});

test("where nothing has all that is asked, what is close says what it misses", async ({ assistant }) => {
  const asked = { sentence: "2 bedrooms in Canggu below 5 million with a pool and pets" };
  const { structuredContent } = await assistant.callTool({ name: "search_homes", arguments: asked });
  const { close } = z
    .object({ close: z.array(z.object({ misses: z.array(z.string()).min(1) })) })
    .parse(structuredContent);
  expect(close.length).toBeGreaterThan(0);
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
    ["search_homes", { sentence: "something with a sauna" }, /Nothing of .* is understood/],
    ["get_home", { page: "/rental/x" }, /home is missing: a number, or an address/],
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
