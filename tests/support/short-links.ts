import { createServer, type ServerResponse } from "node:http";
import type { Ask } from "../../collector/map-links/resolve-map-link.ts";
import { listen } from "./loopback.ts";

/** What a host of short links does: redirects to an address, answers with a status, or whatever is done to the response. */
type Behaviour = string | number | ((response: ServerResponse) => void);

function behave(response: ServerResponse, behaviour: Behaviour): void {
  if (typeof behaviour === "function") behaviour(response);
  else if (typeof behaviour === "number") response.writeHead(behaviour).end("a page");
  else response.writeHead(302, { location: behaviour }).end();
}

/** A stand-in of all hosts of short links, by `host/path`; `ask` asks it instead of them. `asked` are the links in turn. */
export async function shortLinksStandIn(behaviours: Readonly<Record<string, Behaviour>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const link = request.url?.slice(1) ?? "";
    asked.push(link);
    behave(response, behaviours[link] ?? 404);
  });
  const { url: base, ...served } = await listen(server);
  const ask: Ask = async ({ host, pathname, search }) => {
    const { status, headers } = await fetch(`${base}/${host}${pathname}${search}`, { redirect: "manual" });
    return { status, location: headers.get("location") };
  };
  return { ask, asked, close: () => served[Symbol.asyncDispose]() };
}
