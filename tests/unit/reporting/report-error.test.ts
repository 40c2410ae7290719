import { originalError, rememberError, serverDsn } from "@/server/reporting/report-error";

describe("serverDsn", () => {
  const { SENTRY_DSN, NEXT_PUBLIC_SENTRY_DSN } = process.env;

  afterAll(() => {
    Object.assign(process.env, {
      SENTRY_DSN: SENTRY_DSN ?? "",
      NEXT_PUBLIC_SENTRY_DSN: NEXT_PUBLIC_SENTRY_DSN ?? "",
    });
  });

  it.each([
    ["SENTRY_DSN", "https://a@own.example/1", "https://a@public.example/1", "https://a@own.example/1"],
    ["the DSN of browsers otherwise", "", "https://a@public.example/1", "https://a@public.example/1"],
    ["null without either", "", " ", null],
  ])("is %s", (_, own, shared, expected) => {
    Object.assign(process.env, { SENTRY_DSN: own, NEXT_PUBLIC_SENTRY_DSN: shared });
    expect(serverDsn()).toBe(expected);
  });
});

describe("originalError", () => {
  const withDigest = (message: string, digest: string) => Object.assign(new Error(message), { digest });

  test("a stand-in is replaced by the original with its digest, even if that was set later", () => {
    const original = new Error("the service said 500");
    rememberError(original);
    Object.assign(original, { digest: "1" });
    expect(originalError(withDigest("omitted", "1"))).toBe(original);
  });

  test.each([
    ["an error without a digest", new Error("plain")],
    ["a stand-in for an unknown error", withDigest("omitted", "unknown")],
    ["a text", "text"],
    ["nothing", null],
  ])("%s is returned unchanged", (_, error) => {
    rememberError(new Error("another"));
    expect(originalError(error)).toBe(error);
  });

  test("only the last errors are remembered", () => {
    const errors = Array.from({ length: 30 }, (_, at) => withDigest(`error ${at}`, `many ${at}`));
    errors.forEach(rememberError);
    expect(originalError(withDigest("omitted", "many 29"))).toBe(errors[29]);
    const standIn = withDigest("omitted", "many 0");
    expect(originalError(standIn)).toBe(standIn);
  });
});
