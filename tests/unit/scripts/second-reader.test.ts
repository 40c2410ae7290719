import { secondReader } from "@/scripts/collect/second-reader.ts";

const NAMES = ["ADVERT_MODEL_URL", "ADVERT_MODEL", "ADVERT_MODEL_KEY"];
const before = { ...process.env };

beforeEach(() => {
  for (const name of NAMES) delete process.env[name];
});

afterAll(() => {
  process.env = before;
});

test("there is no second reader without a model", () => {
  process.env.ADVERT_MODEL_KEY = "sk-secret";
  expect(secondReader()).toBeNull();
});

test("a URL and a model configure a second reader", () => {
  Object.assign(process.env, { ADVERT_MODEL_URL: "http://127.0.0.1:9/v1", ADVERT_MODEL: "stand-in" });
  expect(secondReader()).toMatchObject({ model: "stand-in" });
});

test.each([
  [{ ADVERT_MODEL: "stand-in" }, "needs both ADVERT_MODEL_URL and ADVERT_MODEL"],
  [{ ADVERT_MODEL_URL: "http://127.0.0.1:9/v1" }, "needs both ADVERT_MODEL_URL and ADVERT_MODEL"],
  [{ ADVERT_MODEL_URL: "127.0.0.1", ADVERT_MODEL: "x" }, "ADVERT_MODEL_URL is no address of the web"],
  [{ ADVERT_MODEL_URL: "file:///x", ADVERT_MODEL: "x" }, "ADVERT_MODEL_URL is no address of the web"],
])("%j is refused with an explanation", (env, sentence) => {
  Object.assign(process.env, env);
  expect(secondReader).toThrow(sentence);
});
