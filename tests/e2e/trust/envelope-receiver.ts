import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { closeServer, listen } from "../../support/loopback.ts";

const event = z.object({
  release: z.string().optional(),
  platform: z.string(),
  user: z.record(z.string(), z.unknown()).optional(),
  request: z
    .object({ url: z.string().optional(), headers: z.record(z.string(), z.string()).optional() })
    .optional(),
  sdk: z.object({ settings: z.object({ infer_ip: z.string() }).partial().optional() }).optional(),
  tags: z.record(z.string(), z.unknown()).optional(),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }),
});

/** An error as the reporting service receives it. */
export type ReportedEvent = z.infer<typeof event>;

function eventsOf(envelope: string): ReportedEvent[] {
  return envelope.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    const parsed = event.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  });
}

/** A stand-in for the reporting service on a loopback port: receives envelopes and keeps their errors. */
export async function startEnvelopeReceiver() {
  const events: ReportedEvent[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isZipped = request.headers["content-encoding"] === "gzip";
    events.push(...eventsOf((isZipped ? gunzipSync(body) : body).toString("utf8")));
    response.setHeader("access-control-allow-origin", "*").end("{}");
  });
  const { url } = await listen(server);
  return {
    url,
    /** Errors whose message or requested address contains this. */
    holding: (text: string) =>
      events.filter(({ exception, request }) =>
        [request?.url ?? "", ...exception.values.map(({ value }) => value)].some((said) =>
          said.includes(text),
        ),
      ),
    close: () => closeServer(server),
  };
}

export type EnvelopeReceiver = Awaited<ReturnType<typeof startEnvelopeReceiver>>;
