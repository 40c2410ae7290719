/// <reference types="@testing-library/jest-dom" />

// Matchers of elements, which take longer to load than most test files without a page.
if (typeof document !== "undefined") require("@testing-library/jest-dom");

// The first test of a file compiles what it loads, which takes seconds on a busy machine; a database or a process takes longer.
jest.setTimeout("dataServiceOfWorker" in globalThis ? 120_000 : 30_000);

/** Every screen is rendered on an English page, whose texts the root layout gives. */
jest.mock("@testing-library/react", () => {
  const library = jest.requireActual<typeof import("@testing-library/react")>("@testing-library/react");
  const { onEnglishPage } = jest.requireActual<typeof import("./support/in-english")>("./support/in-english");
  library.configure({ asyncUtilTimeout: 15_000 });
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

/** Nor is there a router. */
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("./components/home/router-stand-in").navigation,
}));

/** A test that checks nothing fails. */
beforeEach(() => {
  expect.hasAssertions();
});
