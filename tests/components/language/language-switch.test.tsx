/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { LanguageLinks } from "@/components/language/language-links.client";
import { LanguageSwitch } from "@/components/language/language-switch.client";
import type { Locale } from "@/lib/language/locales";

const page = { pathname: "/", params: {} };
jest.mock("next/navigation", () => ({ usePathname: () => page.pathname, useParams: () => page.params }));

const link = (name: string) => screen.getByRole("link", { name });
const goTo = (address: string) => window.history.replaceState(null, "", address);

function showIn(locale: Locale) {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Makassar">
      <LanguageLinks />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(page, { pathname: "/en/rental/villa", params: { slug: "villa" } });
  // Following a link is not what jsdom does.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

it("leads to the same page in the other languages, each in its own words", () => {
  showIn("en");
  const links = screen.getAllByRole("link");
  expect(links.map((one) => [one.textContent, one.getAttribute("href"), one.lang])).toEqual([
    ["Bahasa Indonesia", "/id/rental/villa", "id"],
    ["Русский", "/ru/rental/villa", "ru"],
  ]);
  expect(link("Русский")).toHaveAttribute("hreflang", "ru");
});

it("leads from another language to English, which has no prefix", () => {
  page.pathname = "/ru/rental/villa";
  showIn("ru");
  expect(link("English")).toHaveAttribute("href", "/rental/villa");
  expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id/rental/villa");
  expect(screen.queryByRole("link", { name: "Русский" })).toBeNull();
});

it.each(["pointerDown", "focus", "click"] as const)("takes along the query of the moment on %s", (event) => {
  showIn("en");
  goTo("/ru?location=canggu&page=2#map");
  fireEvent[event](link("Bahasa Indonesia"));
  expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id?location=canggu&page=2#map");
});

it("remembers the language that was chosen, and not one that was only pointed at", () => {
  showIn("en");
  fireEvent.pointerDown(link("Bahasa Indonesia"));
  expect(localStorage.getItem("SiteLanguage")).toBeNull();
  fireEvent.click(link("Русский"));
  expect(localStorage.getItem("SiteLanguage")).toBe("ru");
});

it("in the header is opened by a button that names the language of the page", () => {
  render(<LanguageSwitch />);
  const button = screen.getByRole("button", { name: "Language en" });
  expect(document.getElementById(button.getAttribute("popovertarget") ?? "")).toContainElement(
    link("Русский"),
  );
});
