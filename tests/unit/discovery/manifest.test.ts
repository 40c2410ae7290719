import { GET } from "@/app/[locale]/manifest.webmanifest/route";

const manifestIn = async (locale: string) => {
  const answer = await GET(new Request("http://site.test/"), { params: Promise.resolve({ locale }) });
  return { type: answer.headers.get("content-type"), ...(await answer.json()) };
};

test.each([
  ["en", "/", "Bali Monthly: monthly rentals in Bali"],
  ["id", "/id", "Bali Monthly: hunian sewa bulanan di Bali"],
  ["ru", "/ru", "Bali Monthly: аренда жилья на Бали помесячно"],
])("the app is named in %s, and starts in that language", async (lang, home, name) => {
  const app = { type: "application/manifest+json", id: home, start_url: home, scope: "/", lang, name };
  expect(await manifestIn(lang)).toMatchObject(app);
});
