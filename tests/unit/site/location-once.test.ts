import { createServer, request, ServerResponse } from "node:http";
import { sendLocationOnce } from "@/lib/site/location-once";
import { listen } from "../listen";

const { appendHeader } = ServerResponse.prototype;

beforeAll(sendLocationOnce);

afterAll(() => {
  ServerResponse.prototype.appendHeader = appendHeader;
});

/** Values of a header on the wire, of an answer that these were appended to one after another. */
async function sent(name: string, values: readonly string[]): Promise<string[]> {
  await using server = await listen(
    createServer((_, response) => {
      for (const value of values) response.appendHeader(name, value);
      response.end();
    }),
  );
  return await new Promise((resolve, reject) => {
    const asked = request(server.url, ({ rawHeaders }) =>
      resolve(rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1] === name)),
    );
    asked.once("error", reject).end();
  });
}

test("the same Location is sent once", async () => {
  expect(await sent("Location", ["/rental/x", "/rental/x"])).toEqual(["/rental/x"]);
  expect(await sent("location", ["/rental/x", "/rental/x"])).toEqual(["/rental/x"]);
});

test("other headers are sent as often as they are appended", async () => {
  expect(await sent("Set-Cookie", ["a=1", "a=1"])).toEqual(["a=1", "a=1"]);
});
