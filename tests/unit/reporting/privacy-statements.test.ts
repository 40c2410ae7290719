import { analyticsSettings } from "@/lib/reporting/analytics";
import { personalData } from "@/lib/reporting/reporting-options";
import { privacyStatements } from "@/server/reporting/privacy-statements";
import { inEnglish } from "../../support/in-english";

const statements = (settings: Readonly<Record<string, string>>) => {
  const analytics = analyticsSettings({
    url: settings.NEXT_PUBLIC_ANALYTICS_URL,
    websiteId: settings.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
    collectUrl: settings.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
    respectDnt: settings.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  });
  return privacyStatements(settings, analytics, inEnglish);
};

const SENTRY = { NEXT_PUBLIC_SENTRY_DSN: "https://key@errors.example/42" };
const ANALYTICS = {
  NEXT_PUBLIC_ANALYTICS_URL: "https://visits.example",
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: "site-1",
};

const NOBODY = [/go to no other company/, /Only this site counts visits/, /from this site itself/];

test("a site without services states that nothing is shared", () => {
  for (const [at, statement] of statements({}).entries()) expect(statement).toMatch(NOBODY[at] ?? /^$/);
});

test.each([
  ["errors with personal data", SENTRY, 0, /errors\.example.*your internet address/],
  [
    "errors without personal data",
    { ...SENTRY, NEXT_PUBLIC_SENTRY_PERSONAL_DATA: "false" },
    0,
    /errors\.example.*without your address/,
  ],
  ["visits, except of visitors who opt out", ANALYTICS, 1, /visits\.example; not if/],
  [
    "visits of everybody",
    { ...ANALYTICS, NEXT_PUBLIC_ANALYTICS_RESPECT_DNT: "false" },
    1,
    /visits\.example\.$/,
  ],
  [
    "visits sent elsewhere",
    { ...ANALYTICS, NEXT_PUBLIC_ANALYTICS_COLLECT_URL: "https://collect.example" },
    1,
    /collect\.example/,
  ],
  ["Google's map", { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "key" }, 2, /Google learns/],
  ["map tiles", { NEXT_PUBLIC_MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png" }, 2, /tiles\.example/],
])("the recipient is named for %s", (_, settings, at, said) => {
  expect(statements(settings)[at]).toMatch(said);
});

it.each([undefined, "", "true", "yes"])("personal data are sent when the setting is %p", (setting) => {
  expect(personalData(setting)).toEqual({ userInfo: true });
});

it("no personal data are sent when the setting is the word false", () => {
  expect(personalData("false")).toMatchObject({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
  });
});
