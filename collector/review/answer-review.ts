import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Desk } from "../desk/press-card.ts";
import type { Run } from "../run/run-batch.ts";
import type { ReviewDesk } from "./review-desk.ts";
import { reviewPage } from "./review-page.ts";
import type { ReviewSession } from "./review-session.ts";

export type Review = {
  origin: string;
  session: ReviewSession;
  desk: ReviewDesk;
  by: string;
  erase: Desk["erase"];
  withRun: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
};

type Answer = { status: number; headers?: Record<string, string>; body?: string | Uint8Array };

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const MAX_BODY = 20_000;
const PHOTO_WIDTH = 400;

const pressed = z.object({
  channel: z.string().min(1).max(200),
  message_id: z.coerce.number().pipe(z.int()),
  version: z.string().max(40),
  press: z.string().max(40),
  value: z.string().max(200).default(""),
  token: z.string().max(100),
  find: z.string().max(300).default(""),
  page: z.coerce.number().pipe(z.int()).catch(1),
});

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: `${body}\n`,
});

const REFUSED = plain(403, "Open the address that the command has printed. It works once, in one browser.");

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > MAX_BODY) return null;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

async function answerPress(request: IncomingMessage, review: Review): Promise<Answer> {
  const { session, desk, by, erase, withRun, origin } = review;
  const form = await readForm(request);
  const parsed = pressed.safeParse(Object.fromEntries(form ?? []));
  // A browser sends Origin with every form: one of another site is refused, like a page that lacks the token.
  if (request.headers.origin !== origin || !parsed.success || !session.isToken(parsed.data.token))
    return REFUSED;
  const { channel, message_id, find, page } = parsed.data;
  const stage = await withRun((run) =>
    run.service.lease.whileHeld(() =>
      desk.press({ run, by, erase, now: new Date() }, { channel, message_id }, parsed.data),
    ),
  );
  const query = new URLSearchParams({ ...(find === "" ? { page: String(page) } : { find }), pressed: "1" });
  // The fragment moves the focus: to the field of a card that asks for a value, else to the card.
  return { status: 303, headers: { location: `/?${query}#${stage === "asks" ? "value" : "now"}` } };
}

async function answerPhoto(url: string, { withRun }: Review): Promise<Answer> {
  const bytes = await withRun((run) => run.photos.read(url, PHOTO_WIDTH));
  if (bytes === null) return plain(404, "No such photo.");
  return { status: 200, headers: { "content-type": "image/webp" }, body: bytes };
}

async function answerPage(query: URLSearchParams, { desk, session, withRun }: Review): Promise<Answer> {
  const asked = {
    find: (query.get("find") ?? "").slice(0, 300).trim(),
    page: Number.parseInt(query.get("page") ?? "1", 10) || 1,
    isAfterPress: query.has("pressed"),
  };
  const page = await withRun((run) => desk.page(run, asked, new Date()));
  const body = reviewPage({ ...page, token: session.token });
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

async function answer(request: IncomingMessage, review: Review): Promise<Answer> {
  const { session, origin } = review;
  // Another name for this address would be a page of another site (DNS rebinding).
  if (`http://${request.headers.host}` !== origin) return REFUSED;
  const url = URL.parse(request.url ?? "/", origin);
  if (url === null) return REFUSED;
  const cookie = session.open(url.searchParams.get("key") ?? "");
  if (cookie !== null) return { status: 303, headers: { location: "/", "set-cookie": cookie } };
  if (!session.isOpenedBy(request.headers.cookie)) return REFUSED;
  if (request.method === "POST" && url.pathname === "/") return answerPress(request, review);
  if (request.method !== "GET") return plain(405, "Only GET and POST.");
  if (url.pathname === "/photo") return answerPhoto(url.searchParams.get("url") ?? "", review);
  return url.pathname === "/" ? answerPage(url.searchParams, review) : plain(404, "There is nothing here.");
}

/** Answers a request for the review page. `onFailure` gets what goes wrong; the browser only learns that something did. */
export async function answerReview(
  request: IncomingMessage,
  response: ServerResponse,
  review: Review,
  onFailure: (error: unknown) => string,
): Promise<void> {
  const { status, headers, body } = await answer(request, review).catch((error: unknown) =>
    plain(500, onFailure(error)),
  );
  response.writeHead(status, { ...HEADERS, ...headers }).end(body);
}
