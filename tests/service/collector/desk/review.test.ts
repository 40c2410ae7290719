import { createServer, request } from "node:http";
import { z } from "zod";
import { answerReview } from "@/collector/review/answer-review";
import { ReviewDesk } from "@/collector/review/review-desk";
import { ReviewSession } from "@/collector/review/review-session";
import { closeServer, listenOnLoopback } from "@/tests/support/loopback.ts";
import { emptyChannel, said, VILLA } from "../channel";

const villa = said(2, VILLA);
const noRent = said(4, "House <b>for rent</b> in Sanur, monthly, 2 bedrooms. WA 0812 1111 2222");
const erased: string[] = [];

const channel = emptyChannel();
let origin: string;
let session: ReviewSession;
const server = createServer();

beforeAll(async () => {
  const port = await listenOnLoopback(server);
  origin = `http://127.0.0.1:${port}`;
});

beforeEach(async () => {
  await channel.collect([villa, noRent]);
  session = new ReviewSession(Number(URL.parse(origin)?.port));
  erased.length = 0;
  const review = {
    ...{ origin, session, desk: new ReviewDesk(), by: "made" },
    erase: async () => void erased.push("erased"),
    withRun: async <Result>(work: (run: Awaited<ReturnType<typeof channel.run>>) => Promise<Result>) =>
      work(await channel.run()),
  };
  server.removeAllListeners("request");
  server.on("request", (request, response) => answerReview(request, response, review, String));
});

afterAll(() => closeServer(server));

async function ask(path: string, headers: Record<string, string> = {}, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form);
  const answer = await fetch(`${origin}${path}`, {
    ...{ headers, redirect: "manual" },
    ...(body ? { body, method: "POST" } : {}),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The status of the page when requested under another host name, as after DNS rebinding. */
function statusUnder(host: string, cookie: string): Promise<number | undefined> {
  const asked = request(origin, { headers: { host, cookie } });
  return new Promise((resolve, reject) => {
    asked.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    asked.end();
  });
}

/** Opens the printed address as a browser does. Returns the headers for its later requests. */
async function open() {
  const opened = await ask(`/?key=${session.key}`);
  return { cookie: opened.headers.get("set-cookie")?.split(";")[0] ?? "", origin };
}

/** The hidden fields of the form on a post's card. */
function formOf(page: string, id: number): Record<string, string> {
  const form = [...page.matchAll(/<form method="post"[\s\S]*?<\/form>/g)].find(([text]) =>
    text.includes(`name="message_id" value="${id}"`),
  );
  const fields = [...(form?.[0] ?? "").matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
}

const noteOn = (page: string) => /class="note"[^>]*>([^<]*)</.exec(page)?.[1] ?? "";

/** Presses a button of a post's card, with the form of the page `from`, or of the current page. Returns the next page. */
async function press(
  headers: Record<string, string>,
  id: number,
  pressed: string,
  value = "",
  from?: string,
) {
  const page = from ?? (await ask(`/?find=balihomes/${id}&pressed=1`, headers)).text;
  const done = await ask("/", headers, { ...formOf(page, id), press: pressed, value });
  expect(done.status).toBe(303);
  return (await ask(done.headers.get("location")?.split("#")[0] ?? "", headers)).text;
}

const prices = async () =>
  z
    .array(z.object({ message_id: z.int(), price_amount: z.coerce.number() }))
    .parse(await channel.rentals("message_id,price_amount"));

test("requests without the key, from another site or under another host name are refused and change nothing", async () => {
  const owner = await open();
  const page = (await ask("/", owner)).text;
  expect(page).toContain("1 post waits");
  const form = { ...formOf(page, 4), press: "reject" };
  const { cookie } = owner;
  const before = await channel.everything();
  const refused = [
    ask("/"),
    ask("/?key="),
    ask("/?key=guess"),
    ask("/", { cookie: `${cookie}x` }),
    ask("/photo?url=/photos/a.jpg"),
    ask("/", { origin }, form),
    ask("/", { cookie }, form),
    ask("/", { cookie, origin: "https://rebound.example" }, form),
    ask("/", { cookie, origin: "null" }, form),
    ask("/", owner, { ...form, token: "guess" }),
    ask("/", owner, { ...form, message_id: "four" }),
  ];
  for (const { status, text } of await Promise.all(refused)) {
    expect(text).not.toContain("Sanur");
    expect(status).toBe(403);
  }
  const port = URL.parse(origin)?.port;
  for (const host of ["127.0.0.1:1", `localhost:${port}`, `rebound.example:${port}`]) {
    expect(await statusUnder(host, cookie)).toBe(403);
  }
  expect(await channel.everything()).toEqual(before);
});

test("the key works once", async () => {
  const { key } = session;
  expect((await ask(`/?key=${key}`)).status).toBe(303);
  expect((await ask(`/?key=${key}`)).status).toBe(403);
});

test("a card shows why its post waits and marks the words that were read; the post's markup is escaped", async () => {
  const { text, headers } = await ask("/", await open());
  expect(text).toContain("Waits: it states no rent");
  expect(text).toContain('<mark title="area">Sanur</mark>');
  expect(text).toContain("&lt;b&gt;");
  expect(text).not.toContain("<script");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a card asks for the rent, shows how it was read, and publishes; an outdated form changes nothing", async () => {
  const owner = await open();
  const before = (await ask("/", owner)).text;
  expect(await press(owner, 4, "price")).toContain('<input id="value"');
  expect(await press(owner, 4, "value", "cheap")).toContain("price=cheap is not valid");
  expect(noteOn(await press(owner, 4, "value", "35jt"))).toBe("35,000,000 IDR / month. Right?");
  expect(await prices()).toHaveLength(1);
  expect(noteOn(await press(owner, 4, "set"))).toBe("balihomes/4: published");
  expect(await prices()).toContainEqual({ message_id: 4, price_amount: 35_000_000 });
  await press(owner, 4, "from");
  for (const [pressed, value] of [["reject"], ["value", "now"]] as const)
    expect(await press(owner, 4, pressed, value, before)).toContain("This card was out of date");
  await press(owner, 4, "cancel");
  expect(await prices()).toContainEqual({ message_id: 4, price_amount: 35_000_000 });
  expect(noteOn(await press(owner, 4, "undo"))).toMatch(/^Undone: price\nbalihomes\/4: it still waits/);
  expect((await ask("/", owner)).text).toContain("1 post waits");
});

test("a post is removed for good after two questions, and the page says so", async () => {
  const owner = await open();
  for (const pressed of ["remove", "remove-sure"])
    expect(noteOn(await press(owner, 2, pressed))).toMatch(/\?$/);
  expect(await prices()).toHaveLength(1);
  expect(noteOn(await press(owner, 2, "remove-now"))).toBe("balihomes/2: taken down");
  expect(await prices()).toEqual([]);
  expect(erased).toEqual(["erased"]);
});

test("a post is found by its link or by the address of its listing; an unknown post is reported", async () => {
  const owner = await open();
  const rows = z.tuple([z.object({ slug: z.string() })]).rest(z.unknown());
  const [{ slug }] = rows.parse(await channel.rentals("slug"));
  for (const find of [`https://site.example/id/rental/${slug}?x=1`, "https://t.me/BaliHomes/2?single"]) {
    const { text } = await ask(`/?${new URLSearchParams({ find })}`, owner);
    expect(text).toContain(`/rental/${slug}`);
  }
  const { text } = await ask("/?find=balihomes/99", owner);
  expect(noteOn(text)).toBe("No post was collected from balihomes/99.");
});
