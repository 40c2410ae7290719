import { serverDsn } from "@/lib/reporting/server-dsn";

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
