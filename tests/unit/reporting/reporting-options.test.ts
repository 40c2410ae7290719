import { personalData } from "@/lib/reporting/reporting-options";

it.each([undefined, "", "true", "yes"])("is sent when the setting is %p", (setting) => {
  expect(personalData(setting)).toEqual({ userInfo: true });
});

it("is kept back, all of it, when switched off", () => {
  expect(personalData("false")).toMatchObject({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
  });
});
