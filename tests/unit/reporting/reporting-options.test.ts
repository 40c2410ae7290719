import { personalData } from "@/lib/reporting/reporting-options";

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
