import { serverDsn } from "@/server/reporting/report-error";

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
