import { originalError, rememberError, serverDsn } from "@/server/reporting/report-error";

describe("server dsn", () => {
  const { SENTRY_DSN, NEXT_PUBLIC_SENTRY_DSN } = process.env;

  afterAll(() => {
    Object.assign(process.env, {
      SENTRY_DSN: SENTRY_DSN ?? "",
      NEXT_PUBLIC_SENTRY_DSN: NEXT_PUBLIC_SENTRY_DSN ?? "",
    });
  });

  it.each([
    ["its own", "https://a@own.example/1", "https://a@public.example/1", "https://a@own.example/1"],
    ["the browsers' one", "", "https://a@public.example/1", "https://a@public.example/1"],
    ["none", "", " ", null],
  ])("is %s", (_, own, shared, expected) => {
    Object.assign(process.env, { SENTRY_DSN: own, NEXT_PUBLIC_SENTRY_DSN: shared });
    expect(serverDsn()).toBe(expected);
  });
});

describe("original error", () => {
  const withDigest = (message: string, digest: string) => Object.assign(new Error(message), { digest });

  test("a stand-in gives the original with the same number, which it may have got later", () => {
    const original = new Error("the service said 500");
    rememberError(original);
    Object.assign(original, { digest: "1" });
    expect(originalError(withDigest("omitted", "1"))).toBe(original);
  });

  test.each([
    ["an error without a number", new Error("plain")],
    ["a stand-in for an error that is not remembered", withDigest("omitted", "unknown")],
    ["a text", "text"],
    ["nothing", null],
  ])("%s is given as it is", (_, error) => {
    rememberError(new Error("another"));
    expect(originalError(error)).toBe(error);
  });

  test("of many errors the last ones are remembered", () => {
    const errors = Array.from({ length: 30 }, (_, at) => withDigest(`error ${at}`, `many ${at}`));
    errors.forEach(rememberError);
    expect(originalError(withDigest("omitted", "many 29"))).toBe(errors[29]);
    const standIn = withDigest("omitted", "many 0");
    expect(originalError(standIn)).toBe(standIn);
  });
});
