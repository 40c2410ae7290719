import { createClient } from "@supabase/supabase-js";
import { keywordFilter } from "@/lib/rentals/keyword-filter";
import { type EmbeddedService, startEmbeddedService } from "@/scripts/embedded-service";

const TITLES = [
  "Private POOL",
  "100% wifi",
  "snake_case",
  "star*star",
  "starXstar",
  "comma,comma",
  "paren(x)",
  'quote"quote',
  "back\\slash",
  "beach 🏝️ 😀",
  "Вилла БАССЕЙН",
  "בית עם בריכה",
  "a.b:c;d",
  "it's",
  "price $^[x]{2}|?+.",
  "true null and or not",
];

let service: EmbeddedService;

/** Titles of the listings that a real Postgres finds for a term. */
async function found(term: string): Promise<string[]> {
  const client = createClient(service.url, service.anonKey);
  const { data, error } = await client
    .from("rentals")
    .select("title")
    .or(keywordFilter([term]))
    .order("id");
  if (error !== null) throw new Error(error.message);
  return data.map(({ title }) => String(title));
}

beforeAll(async () => {
  service = await startEmbeddedService();
  const rows = TITLES.map((title, index) => ({ id: index + 1, title, raw_description: null }));
  const described = { id: 100, title: null, raw_description: "Rooftop terrace" };
  const answer = await createClient(service.url, service.secretKey)
    .from("rentals")
    .insert([...rows, described]);
  if (answer.error !== null) throw new Error(answer.error.message);
}, 60_000);

afterAll(() => service.close());

describe("keywordFilter", () => {
  it.each([
    ["pool", ["Private POOL"]],
    ["wifi", ["100% wifi"]],
    ["басс", ["Вилла БАССЕЙН"]],
    ["бассейн", ["Вилла БАССЕЙН"]],
    ["בריכה", ["בית עם בריכה"]],
    ["😀", ["beach 🏝️ 😀"]],
    ["helipad", []],
  ])("finds %j in either case, anywhere in the text", async (term, titles) => {
    expect(await found(term)).toEqual(titles);
  });

  it("finds a term of the description", async () => {
    expect(await found("rooftop")).toEqual(["null"]);
  });

  it.each([
    "%",
    "_",
    "*",
    ",",
    "(",
    ")",
    '"',
    "\\",
    "100%",
    "e_c",
    "star*star",
    "a,c",
    "(x)",
    'e"q',
    "k\\s",
    ".b:c;d",
    "'s",
    "$^[x]{2}|?+.",
    "^",
    "$",
    ".*",
    "a|b",
    "[a-z]",
    "***",
    "%%",
    "x),id.gt.(0",
    "a,id.gt.0",
    '",id.gt.0,title.eq."',
    "true",
    "null",
    "and",
    "not",
    "2",
  ])("takes %j as text, never as syntax", async (term) => {
    expect(await found(term)).toEqual(TITLES.filter((title) => title.toLowerCase().includes(term)));
  });

  it.each([",", "(", ")", '"', "\\", "*", "%", "x),id.gt.(0", "{a}", '"quoted"'])(
    "keeps %j inside the quotes of its value",
    (term) => {
      const filter = keywordFilter([term]);
      expect(filter).toMatch(/^and\(or\(title\.imatch\."[^"\\]*",raw_description\.imatch\."[^"\\]*"\)\)$/);
    },
  );

  it("asks for every one of several terms", async () => {
    const client = createClient(service.url, service.anonKey);
    const both = client
      .from("rentals")
      .select("title")
      .or(keywordFilter(["private", "pool"]));
    expect((await both).data).toEqual([{ title: "Private POOL" }]);
    const one = client
      .from("rentals")
      .select("title")
      .or(keywordFilter(["private", "wifi"]));
    expect((await one).data).toEqual([]);
  });
});
