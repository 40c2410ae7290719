import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { LanguageLinks, LanguageSwitch } from "@/components/language/language-links.client";
import type { Locale } from "@/lib/language/locales";

const page = { pathname: "/", params: {}, search: "" };
jest.mock("next/navigation", () => ({
  usePathname: () => page.pathname,
  useParams: () => page.params,
  useSearchParams: () => new URLSearchParams(page.search),
}));

const link = (name: string) => screen.getByRole("link", { name });

function showIn(locale: Locale) {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Makassar">
      <LanguageLinks />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  Object.assign(page, { pathname: "/en/rental/villa", params: { slug: "villa" }, search: "" });
});

it("the language switch links to the same page in the other languages, each in its own name", () => {
  showIn("en");
  const links = screen.getAllByRole("link");
  expect(links.map((one) => [one.textContent, one.getAttribute("href"), one.lang])).toEqual([
    ["Bahasa Indonesia", "/id/rental/villa", "id"],
    ["Русский", "/ru/rental/villa", "ru"],
  ]);
  expect(link("Русский")).toHaveAttribute("hreflang", "ru");
});

it("the language switch links to English without a prefix", () => {
  page.pathname = "/ru/rental/villa";
  showIn("ru");
  expect(link("English")).toHaveAttribute("href", "/rental/villa");
  expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id/rental/villa");
  expect(screen.queryByRole("link", { name: "Русский" })).toBeNull();
});

it("the language switch keeps the query", () => {
  page.search = "location=canggu";
  showIn("en");
  expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id/rental/villa?location=canggu");
});

it("the language switch opens in the header by a button that names the page's language", () => {
  render(<LanguageSwitch />);
  const button = screen.getByRole("button", { name: "Language en" });
  expect(document.getElementById(button.getAttribute("popovertarget") ?? "")).toContainElement(
    link("Русский"),
  );
});
