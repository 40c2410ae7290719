import { createServer } from "node:http";
import { fetchExternalImage } from "next/dist/server/image-optimizer";
import configOf from "@/next.config";
import { listen } from "../../support/loopback";

test("the image optimizer does not follow a redirect of a picture's host", async () => {
  const asked: unknown[] = [];
  await using host = await listen(
    createServer((request, response) => {
      asked.push(request.url);
      if (request.url === "/a.jpg") response.writeHead(302, { location: "/inside" }).end();
      else response.writeHead(200, { "content-type": "image/jpeg" }).end("picture");
    }),
  );
  jest.spyOn(console, "error").mockImplementation();
  const { images } = await configOf("phase-production-server");
  const fetched = fetchExternalImage(`${host.url}/a.jpg`, true, 1_000, images?.maximumRedirects);
  await expect(fetched).rejects.toThrow("upstream response is invalid");
  expect(asked).toEqual(["/a.jpg"]);
});
