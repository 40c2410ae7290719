import { parseSettings, SettingsError } from "@/lib/settings/parse-settings";
import { DEFAULT_SETTINGS } from "@/lib/settings/site-settings";

const problemsOf = (text: string) => {
  try {
    parseSettings(text);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)];
  }
};

test("an empty object has every default", () => {
  expect(parseSettings("{}")).toEqual(DEFAULT_SETTINGS);
  expect(DEFAULT_SETTINGS).toEqual({ version: 1, daysShown: 30, blocked: [] });
});

test.each([
  [
    "one text for all languages",
    '{"tagline": "Live by the sea"}',
    { tagline: { en: "Live by the sea", id: "Live by the sea", ru: "Live by the sea" } },
  ],
  ["a text for one language", '{"tagline": {"ru": "У моря"}}', { tagline: { ru: "У моря" } }],
  ["a short colour", '{"accent": "#0AF"}', { accent: "#00aaff" }],
  [
    "phone numbers in any spelling",
    '{"blocked": ["0812-3000-0999", "+62 812 3000 0998"]}',
    { blocked: ["+6281230000999", "+6281230000998"] },
  ],
  [
    "HTML, which is text",
    '{"about": "<b>Hi</b>"}',
    { about: { en: "<b>Hi</b>", id: "<b>Hi</b>", ru: "<b>Hi</b>" } },
  ],
  ["the fewest days", '{"daysShown": 8}', { daysShown: 8 }],
  ["a byte order mark", '\uFEFF{"daysShown": 365}', { daysShown: 365 }],
  ["a logo in a folder", '{"logo": "pictures/logo.png"}', { logo: "pictures/logo.png" }],
])("parseSettings accepts %s", (_, text, expected) => {
  expect(parseSettings(text)).toMatchObject(expected);
});

test.each([
  ["{}}", "line 1: this is no JSON: Unexpected non-whitespace character after JSON"],
  ['{\n  "name": "A",\n}', "line 3: this is no JSON: Expected double-quoted property name"],
  ["", "line 1: this is no JSON: Unexpected end of JSON input"],
  ["[]", "line 1: the file has to be an object in braces, not []"],
  ['{\n "nmae": "A"\n}', "line 2: nmae is no setting. Do you mean name?"],
  ['{\n "days_shown": 3\n}', "line 2: days_shown is no setting. Do you mean daysShown?"],
  ['{"owner": {\n "contakt": "@you"}}', "line 2: owner.contakt is no setting. Do you mean contact?"],
  ['{"owner": {"x": 1}}', "line 1: owner.x is no setting. Known are name, contact."],
  ['{"tagline": {"en": "A",\n "fr": "B"}}', "line 2: tagline.fr is no setting. Known are en, id, ru."],
  ['{"name": "A",\n"name": "B"}', "line 2: name is there twice"],
  ['{\n\n"accent": "blue-ish"}', 'line 3: accent "blue-ish" is no colour: write one such as #0f766e'],
  ['{"accent": "#12345"}', 'line 1: accent "#12345" is no colour: write one such as #0f766e'],
  ['{"name": 5}', "line 1: name has to be a text, not 5"],
  ['{"name": " "}', 'line 1: name " " is empty: leave it out for the default'],
  ['{"name": "A\\nB"}', 'line 1: name "A\\nB" has to be one line'],
  ['{"tagline": 5}', 'line 1: tagline 5 is neither a text nor texts by language: {"en": "...", "ru": "..."}'],
  ['{"daysShown": 7}', "line 1: daysShown 7 is less than 8 days"],
  ['{"daysShown": "30"}', 'line 1: daysShown has to be a number, not "30"'],
  [
    '{"blocked": ["+6281230000999",\n "none"]}',
    'line 2: blocked[1] "none" is no phone number: write one such as +628123000099',
  ],
  [
    '{"logo": "../logo.png"}',
    'line 1: logo "../logo.png" is no file of this folder: write its name, such as logo.png',
  ],
  [
    '{"logo": "/etc/passwd"}',
    'line 1: logo "/etc/passwd" is no file of this folder: write its name, such as logo.png',
  ],
  ['{"secondCurrency": "BTC"}', 'line 1: secondCurrency "BTC" is none of USD, AUD, CAD, EUR'],
  ['{"region": "../x"}', 'line 1: region "../x" is no name of a region, such as "bali"'],
  [
    '{"analytics": {"script": "stats"}}',
    'line 1: analytics.script "stats" is no address of the web, such as https://stats.example/script.js',
  ],
  [
    '{\n"version": 2, "newThing": 1}',
    "line 2: version 2 is newer than this release, which knows version 1. Update the site first.",
  ],
])("parseSettings refuses %j", (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});

test("parseSettings reports every problem at once, and cuts a long value", () => {
  const problems = problemsOf(`{"name": "${"x".repeat(500)}",\n"daysShown": 0}`);
  expect(problems).toEqual([
    `line 1: name "${"x".repeat(56)}... is longer than 40 characters`,
    "line 2: daysShown 0 is less than 8 days",
  ]);
});
