import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { createRoot } from "react-dom/client";
import { LanguageOffer } from "@/components/language/language-offer.client";
import { NEW_DEVICE } from "@/lib/device/device-state";
import type { Locale } from "@/lib/language/locales";
import { onDevice, storedOnDevice } from "@/tests/support/device";
import { english } from "@/tests/support/messages";
import { russian } from "@/tests/support/translated-messages";

const preferring = (...languages: string[]) =>
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);

function visit(locale: Locale, address: string) {
  window.history.replaceState(null, "", address);
  return render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Makassar">
      <LanguageOffer />
    </NextIntlClientProvider>,
  );
}

const offered = (name: string) => screen.findByRole("link", { name });

async function expectNoOffer() {
  // Wait until the offer has been loaded.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole("status")).toBeNull();
}

beforeEach(() => {
  onDevice();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

it("the page offers the browser's language in its own words, with a link to the current page and query", async () => {
  preferring("id-ID", "en");
  visit("en", "/?location=ubud");
  const link = await offered("Lihat dalam Bahasa Indonesia?");
  expect(link).toHaveAttribute("href", "/id?location=ubud");
  expect(link.closest("[lang]")).toHaveAttribute("lang", "id");
});

it("the page offers a language once, even when the visitor did not answer", async () => {
  preferring("ru");
  const { unmount } = visit("en", "/");
  await offered("Открыть на русском?");
  unmount();
  visit("en", "/about");
  await expectNoOffer();
});

it("disappears when it is dismissed", async () => {
  preferring("ru");
  visit("en", "/");
  await offered("Открыть на русском?");
  await userEvent.click(screen.getByRole("button", { name: "Нет, спасибо" }));
  expect(screen.queryByRole("status")).toBeNull();
});

it("the page offers the chosen language, whatever the browser prefers", async () => {
  preferring("ru");
  onDevice({ language: { ...NEW_DEVICE.language, chosen: "en" } });
  visit("ru", "/ru/liked");
  expect(await offered("Read in English?")).toHaveAttribute("href", "/liked");
});

it.each<[string, Locale, string[], Locale | null]>([
  ["to a browser in English", "ru", ["en-US"], null],
  ["on a page in the browser's language", "ru", ["ru"], null],
  ["on a page in the chosen language", "en", ["ru"], "en"],
])("the page offers nothing %s", async (_, locale, languages, chosen) => {
  preferring(...languages);
  onDevice({ language: { ...NEW_DEVICE.language, chosen } });
  visit(locale, "/");
  await expectNoOffer();
  expect(storedOnDevice().language.offered).toEqual([]);
});

it("the page offers nothing when it cannot store that it made the offer", async () => {
  preferring("ru");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  visit("en", "/");
  await expectNoOffer();
});

function Words() {
  const t = useTranslations();
  return (
    <p>
      {t("site.liked")}: {t("liked.unliked")}
    </p>
  );
}

/** Renders a lazily loaded component on a page with these texts. */
async function show(locale: Locale, messages: object) {
  process.env.ENGLISH_LATE_MESSAGES = JSON.stringify({ liked: english.liked });
  const { withLateTexts } = await import("@/components/language/late-texts.client");
  const Late = withLateTexts(Words);
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(container).render(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Makassar">
        <Late />
      </NextIntlClientProvider>,
    ),
  );
}

afterEach(() => document.body.replaceChildren());

it("an English page adds the texts of lazy scripts to its own", async () => {
  await show("en", { site: english.site });
  expect(screen.getByText("Liked rentals: No longer liked.")).toBeVisible();
});

it("a page in another language uses its own texts", async () => {
  await show("ru", { site: russian.site, liked: russian.liked });
  expect(screen.getByText("Избранное: Убрано из избранного.")).toBeVisible();
});
