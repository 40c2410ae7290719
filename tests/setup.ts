import "@testing-library/jest-dom";
import { regionMessages } from "@/lib/region/region-messages";
import { english } from "./support/messages";

/** What the build writes into the scripts, for texts without the provider of the test. */
process.env.ENGLISH_SHARED_MESSAGES = JSON.stringify(english);
process.env.REGION_MESSAGES_EN = JSON.stringify(regionMessages("en"));
process.env.REGION_MESSAGES_ID = JSON.stringify(regionMessages("id"));
process.env.REGION_MESSAGES_RU = JSON.stringify(regionMessages("ru"));

/** Every screen is rendered on an English page, whose texts the root layout gives. */
jest.mock("@testing-library/react", () => {
  const library = jest.requireActual<typeof import("@testing-library/react")>("@testing-library/react");
  const { onEnglishPage } = jest.requireActual<typeof import("./support/in-english")>("./support/in-english");
  const render = (ui: React.ReactNode, options?: object) => library.render(ui, onEnglishPage(options));
  const renderHook: typeof library.renderHook = (hook, options) =>
    library.renderHook(hook, onEnglishPage(options));
  return { ...library, render, renderHook };
});

/** Outside of the framework's server there is no page whose language could be asked for. */
jest.mock("next-intl/server", () => {
  const { inEnglish } = jest.requireActual<typeof import("./support/in-english")>("./support/in-english");
  return { getTranslations: async () => inEnglish, getLocale: async () => "en" };
});

/** A test that checks nothing fails. */
beforeEach(() => {
  expect.hasAssertions();
});
