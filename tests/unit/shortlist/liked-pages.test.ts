import { keepOnly } from "@/components/shortlist/liked-pages";
import { ask, installWorkerGlobals, keptPaths } from "./worker-globals";

const DATE = "Tue, 03 Feb 2026 06:05:00 GMT";
const shared = `/photos/${"a".repeat(32)}-1200x900-aabbcc/828.webp`;
const own = `/photos/${"b".repeat(32)}-1200x900-aabbcc/828.webp`;

const page = (...photos: string[]) =>
  `<html lang="en"><head></head><script src="/_next/static/a.js"></script>${photos.map((src) => `<img src="${src}" data-photo="">`)}`;
const site = new Map([
  ["/liked", page()],
  ["/rental/villa", page(shared, own)],
  ["/rental/house", page(shared)],
  ["/api/rentals?ids=2,1", '{"rentals":[]}'],
  ["/_next/static/a.js", "script"],
  [shared, "photo"],
  [own, "photo"],
  ["/", "home"],
]);
const network = { isDown: false };
const PATHS = ["/liked", "/api/rentals?ids=2,1", "/rental/villa", "/rental/house"];

beforeAll(async () => {
  // As the build sets it (components/shortlist/worker-process.ts); in development the library logs every step.
  Object.assign(process.env, { NODE_ENV: "production" });
  installWorkerGlobals(async (path) => {
    if (network.isDown) throw new TypeError("no connection");
    const body = site.get(path.replace(/(?<=^\/rental\/.*)\?.*/, ""));
    return new Response(body ?? "missing", {
      status: body === undefined ? 404 : 200,
      headers: { Date: DATE },
    });
  });
  await import("@/components/shortlist/liked-pages-worker");
});

beforeEach(async () => {
  network.isDown = false;
  await keepOnly(PATHS);
});

it("keeps the pages of the likes, the files that they name, and nothing that was only visited", async () => {
  await ask("/");
  await ask(own.replace("828", "1200"), { mode: "no-cors", destination: "image" });
  expect(keptPaths()).toEqual([...PATHS, "/_next/static/a.js", shared, own].toSorted());
});

it("deletes what is liked no more, with the photos that no other kept page shows", async () => {
  await keepOnly(["/liked", "/rental/house"]);
  expect(keptPaths()).toEqual(["/liked", "/rental/house", "/_next/static/a.js", shared].toSorted());
});

it("deletes a page that is gone when it is opened, with its own photos", async () => {
  site.delete("/rental/villa");
  const answer = await ask("/rental/villa?location=canggu");
  expect(answer).toMatchObject({ status: 404 });
  expect(keptPaths()).not.toContain("/rental/villa");
  expect(keptPaths()).not.toContain(own);
  await keepOnly(PATHS);
  expect(keptPaths()).toContain(shared);
  site.set("/rental/villa", page(shared, own));
});

const textOf = async (answer: Response | Error | null) =>
  answer instanceof Response ? answer.text() : answer;

it("asks the network first, and answers with what is kept, and from when, where that fails", async () => {
  site.set("/rental/house", `${page(shared)} now`);
  expect(await textOf(await ask("/rental/house"))).toContain(" now");
  network.isDown = true;
  const house = await textOf(await ask("/rental/house?keywords=pool"));
  expect(house).toContain(" now");
  expect(house).toContain(`<head><meta name="Kept-At" content="${DATE}">`);
  const list = await ask("/api/rentals?ids=2,1", { mode: "cors", destination: "" });
  expect(list instanceof Response && list.headers.get("Kept-At")).toBe(DATE);
  site.set("/rental/house", page(shared));
});

it("leads from every other page to the liked rentals without a connection", async () => {
  network.isDown = true;
  for (const path of ["/", "/rental/other", "/ru/liked", "/liked?x=1"])
    expect(await ask(path)).toMatchObject({ status: 302, headers: expect.any(Headers) });
  const answer = await ask("/area/ubud");
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("https://site/liked");
});

it("shows a kept photo in every width without a connection", async () => {
  network.isDown = true;
  expect(await textOf(await ask(own.replace("828", "160"), { mode: "no-cors", destination: "image" }))).toBe(
    "photo",
  );
});

it("takes no failure for a removal", async () => {
  network.isDown = true;
  const before = keptPaths();
  await ask("/rental/villa");
  expect(keptPaths()).toEqual(before);
});
