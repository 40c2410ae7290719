import { once } from "node:events";
import { createServer } from "node:http";

type Mode = "up" | "failing" | "stuck";

/** An exchange-rate service's answer for a million rupiah. */
const RATES = { AUD: 83.43, CAD: 80.71, EUR: 51.169, USD: 58.844 };

export interface DataServiceSwitch {
  url: string;
  set: (mode: Mode) => void;
  close: () => void;
}

/** Stands between the site and its data service, to see the site without it; answers for exchange rates as well. */
export async function dataServiceSwitch(target: string): Promise<DataServiceSwitch> {
  let mode: Mode = "up";
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/latest")) return response.end(JSON.stringify({ rates: RATES }));
    if (mode === "stuck") return;
    if (mode === "failing") return response.writeHead(500).end("failing");
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.entries(headers).flatMap(([key, value]): [string, string][] =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/plain" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (next) => {
      mode = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
