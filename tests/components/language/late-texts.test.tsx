import { screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "@/lib/language/locales";
import { english, russian } from "@/tests/support/messages";

function Words() {
  const t = useTranslations();
  return (
    <p>
      {t("site.liked")}: {t("liked.retry")}
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
  expect(screen.getByText("Liked rentals: Try again")).toBeVisible();
});

it("a page in another language uses its own texts", async () => {
  await show("ru", { site: russian.site, liked: russian.liked });
  expect(screen.getByText("Избранное: Повторить")).toBeVisible();
});
