import { request } from "node:http";
import { text } from "node:stream/consumers";
import { asAnotherClient } from "../../support/deployed-site.ts";

export type RawAnswer = { status: number; type: string; cache: string; location: string; body: string };

/** A request with any headers, `Host` included, that follows no redirect and unpacks nothing. */
export function rawGet(
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${site}${path}`, { method, headers: { ...asAnotherClient(), ...headers } });
    asked.once("error", reject).once("response", (response) => {
      text(response).then((body) => {
        const header = (name: string) => String(response.headers[name] ?? "");
        resolve({
          status: response.statusCode ?? 0,
          type: header("content-type"),
          cache: header("x-cache"),
          location: header("location"),
          body,
        });
      }, reject);
    });
    asked.end();
  });
}
