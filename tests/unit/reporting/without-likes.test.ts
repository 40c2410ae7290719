import type { ErrorEvent } from "@sentry/nextjs";
import { withoutLikes } from "@/lib/reporting/without-likes";

const EVENT: ErrorEvent = {
  type: undefined,
  message: "broken",
  user: { ip_address: "203.0.113.7" },
  request: {
    url: "https://site.example/api/rentals?ids=12,34&more=1",
    query_string: "ids=12,34&more=1",
    cookies: { likedRentals: "[12,34]" },
    headers: {
      "User-Agent": "A browser",
      Cookie: "likedRentals=[12,34]; displayCurrency=EUR",
      Referer: "https://forum.example/thread?user=made#12",
    },
  },
  contexts: { nextjs: { request_path: "/api/rentals?ids=12,34" }, os: { name: "Android" } },
  breadcrumbs: [
    { category: "fetch", data: { url: "/api/rentals?ids=12,34", status_code: 200 } },
    { category: "navigation", data: { from: "/?location=ubud", to: "/compare?ids=12&ids=34" } },
    { category: "ui.click", message: 'article > button[aria-label="Like Villa 12"][type="button"]' },
  ],
};

test("a report has the visitor's address and browser, but neither likes, values of queries nor the referring page", () => {
  expect(withoutLikes(EVENT)).toMatchObject({
    message: "broken",
    user: { ip_address: "203.0.113.7" },
    request: {
      url: "https://site.example/api/rentals?ids=&more=",
      query_string: "ids=&more=",
      headers: { "User-Agent": "A browser", Referer: "https://forum.example" },
    },
    contexts: { nextjs: { request_path: "/api/rentals?ids=" }, os: { name: "Android" } },
    breadcrumbs: [
      { data: { url: "/api/rentals?ids=", status_code: 200 } },
      { data: { from: "/?location=", to: "/compare?ids=&ids=" } },
      { message: "article > button[aria-label][type]" },
    ],
  });
  expect(JSON.stringify(withoutLikes(EVENT))).not.toMatch(/12|likedRentals|thread/);
});

test("a report without a request is unchanged", () => {
  expect(withoutLikes({ type: undefined, message: "broken" })).toEqual({ message: "broken" });
});
