import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { bucketFiles } from "@/collector/photos/bucket-files.ts";
import { listen } from "@/tests/support/loopback";

const KEY = `${"0a".repeat(16)}-640x480-a1b2c3`;
const FILES = [160, 640].map((width) => ({
  name: `${width}.webp`,
  type: "image/webp",
  bytes: Buffer.from(`file of ${width}`),
}));

const listBody = z.object({ prefix: z.string(), search: z.string().optional() });
const removeBody = z.object({ prefixes: z.array(z.string()) });

/** Stands in for the Storage API of a hosted project: lists, uploads and removals, for the secret key only. */
async function bucket() {
  const objects = new Map<string, string | undefined>();
  const state = { isFailing: false };
  const service = await listen(
    createServer(async (request, response) => {
      const body = await text(request);
      const path = request.url ?? "";
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      };
      if (state.isFailing || request.headers.apikey !== "secret")
        return answer(400, {
          statusCode: "403",
          error: "Unauthorized",
          message: "new row violates row-level security",
        });
      if (path === "/storage/v1/object/list/photos") {
        const { prefix, search = "" } = listBody.parse(JSON.parse(body));
        const names = [...objects.keys()]
          .filter((name) => name.startsWith(`${prefix}/`))
          .map((name) => name.slice(prefix.length + 1));
        return answer(
          200,
          names.filter((name) => name.includes(search)).map((name) => ({ name })),
        );
      }
      if (request.method === "DELETE") {
        for (const name of removeBody.parse(JSON.parse(body)).prefixes) objects.delete(name);
        return answer(200, []);
      }
      objects.set(path.replace("/storage/v1/object/photos/", ""), request.headers["content-type"]);
      return answer(200, { Id: "1", Key: path });
    }),
  );
  const files = bucketFiles(createClient(service.url, "secret", { auth: { persistSession: false } }));
  return { ...service, files, objects, state };
}

test("files are uploaded to the public bucket, found there, and removed", async () => {
  await using service = await bucket();
  const { files, objects } = service;
  expect(await files.has(KEY, "640.webp")).toBe(false);
  await files.put(KEY, FILES);
  expect([...objects]).toEqual(FILES.map(({ name, type }) => [`${KEY}/${name}`, type]));
  expect(await files.has(KEY, "640.webp")).toBe(true);
  expect(await files.has(KEY, "64.webp")).toBe(false);
  expect(files.urlOf(KEY, "640.webp")).toBe(`${service.url}/storage/v1/object/public/photos/${KEY}/640.webp`);
  await files.remove([KEY, "nothing-is-kept-here"]);
  expect(objects.size).toBe(0);
});

test("a refused request throws the reason, without the key", async () => {
  await using service = await bucket();
  service.state.isFailing = true;
  const attempts = [
    service.files.has(KEY, "640.webp"),
    service.files.put(KEY, FILES),
    service.files.remove([KEY]),
  ];
  for (const attempt of attempts) {
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/in the bucket "photos": new row violates row-level security$/);
    expect(String(error)).not.toContain("secret");
  }
});
