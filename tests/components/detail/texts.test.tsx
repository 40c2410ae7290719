import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { RentalLinks } from "@/components/card/rental-links";
import { Description } from "@/components/detail/description.client";
import { RentalDetail } from "@/components/detail/rental-detail";
import type { Rental } from "@/lib/rental/rental";
import { textLinks } from "@/lib/text/text-links";
import type { NamedRange } from "@/lib/text/text-pieces";
import { useRentalStore } from "@/stores/rental-store";
import { type Change, sampleRental } from "../../unit/rental/sample-rental";
import { installRequestStandIn } from "./request-stand-in";
import { samplePage } from "./sample-panel";

beforeAll(installRequestStandIn);

/** The text as a rental's page shows it when no facts were found in it. */
const Described = ({ text, named = [] }: { text: string; named?: readonly NamedRange[] }) => (
  <Description text={text} links={textLinks(text)} named={named} />
);

const openWith = (search: string) => window.history.replaceState(null, "", `/rental/villa?${search}`);

const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

describe("Description", () => {
  it("highlights the keywords of the address in any case and script", () => {
    openWith("keywords=pool, бассейн&location=canggu");
    render(<Described text={"Private POOL\nСвой БАССЕЙН"} />);
    expect(marks()).toEqual(["POOL", "БАССЕЙН"]);
  });

  it("highlights nothing without keywords", () => {
    openWith("location=pool");
    render(<Described text="Private pool" />);
    expect(marks()).toEqual([]);
  });

  it("links web addresses and phone numbers, and highlights keywords inside them", () => {
    openWith("keywords=villa");
    render(<Described text="See https://a.example/villa and +62 812 0000 1234" />);
    const [link, phone] = screen.getAllByRole("link");
    expect(link).toHaveAttribute("href", "https://a.example/villa");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveTextContent("https://a.example/villa");
    expect(phone).toHaveAttribute("href", "tel:+6281200001234");
    expect(marks()).toEqual(["villa"]);
  });

  it("shows markup as text", () => {
    openWith("keywords=script");
    const text = '<script>alert(1)</script><img src=x onerror="alert(1)">';
    const { container } = render(<Described text={text} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector("script, img")).toBeNull();
  });

  it("gives words with several names nested elements, inside links too", () => {
    openWith("keywords=bills");
    const text = "All bills included, t.me/made";
    const named = [
      { start: 4, end: 18, names: ["water", "electricity"] },
      { start: 25, end: 29, names: ["contact"] },
    ];
    const { container } = render(<Described text={text} named={named} />);
    expect(container).toHaveTextContent(text);
    for (const name of ["water", "electricity"])
      expect(document.getElementById(name)).toHaveTextContent(/^bills included$/);
    expect(marks()).toEqual(["bills"]);
    expect(screen.getByRole("link")).toContainElement(document.getElementById("contact"));
  });

  it("is complete in the server's HTML, without highlights", () => {
    openWith("keywords=pool");
    const html = renderToString(<Described text="Private pool, https://a.example" />);
    expect(html).toContain("Private pool, ");
    expect(html).toContain('href="https://a.example/"');
  });
});

beforeAll(installRequestStandIn);
beforeAll(() => useRentalStore.persist.rehydrate());

const show = (change: Change<Rental>) =>
  render(<RentalDetail {...samplePage({ media_urls: [], ...change })} />);

const TEXT = "Disewakan rumah untuk bulanan, dekat pantai";

it("the page of a rental sets lang on a title and a text that are not in English", () => {
  show({ title: "Вилла с бассейном", raw_description: TEXT });
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ru");
  expect(screen.getByText(TEXT)).toHaveAttribute("lang", "id");
});

it("the page of a rental sets no lang on English texts", () => {
  show({ title: "A villa with a pool", raw_description: "A quiet home for two" });
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
  expect(screen.getByText("A quiet home for two")).not.toHaveAttribute("lang");
});

it("a list of similar rentals sets lang on their titles", () => {
  render(<RentalLinks heading="Similar" rentals={[sampleRental({ title: "Вилла с бассейном" })]} />);
  expect(screen.getByText("Вилла с бассейном")).toHaveAttribute("lang", "ru");
});
