import { webAddress } from "@/scripts/environment";

const NAME = "TEST_ADDRESS";
const EXAMPLE = "https://abc.supabase.co";

afterEach(() => {
  delete process.env[NAME];
});

test("a web address is returned, and a missing or empty one is undefined", () => {
  expect(webAddress(NAME, EXAMPLE)).toBeUndefined();
  process.env[NAME] = "";
  expect(webAddress(NAME, EXAMPLE)).toBeUndefined();
  process.env[NAME] = "http://127.0.0.1:9/v1";
  expect(webAddress(NAME, EXAMPLE)).toBe("http://127.0.0.1:9/v1");
});

test.each(["abc.supabase.co", "file:///x", "127.0.0.1"])("%s is refused with an explanation", (written) => {
  process.env[NAME] = written;
  expect(() => webAddress(NAME, EXAMPLE)).toThrow(
    `TEST_ADDRESS is no address of the web: ${written}. Write one like https://abc.supabase.co.`,
  );
});
