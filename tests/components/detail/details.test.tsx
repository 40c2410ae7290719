import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RatesProvider } from "@/components/currency/rates.client";
import { AreaMap, NoPhotos } from "@/components/detail/area-map";
import { ContactButton, ContactDetails, SourceDetails } from "@/components/detail/contact-details";
import { HomeLine } from "@/components/detail/home-line";
import { Posted } from "@/components/detail/posted";
import { PricePanel } from "@/components/detail/price-panel";
import { homePicture } from "@/lib/map/home-picture";
import { collapsePlaces } from "@/lib/places/places";
import type { Reposts } from "@/lib/rental/joined-posts";
import type { Rental } from "@/lib/rental/rental";
import { useRentalStore } from "@/stores/rental-store";
import { RATES } from "../../unit/money/rates";
import { type Change, sampleRent } from "../../unit/rental/sample-rental";
import { NOTHING_KNOWN, sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { samplePanel } from "./sample-panel";

const READ_AT = Date.parse("2026-11-21T04:00:00Z");

describe("ContactButton", () => {
  it("links to the contact by its kind and name", () => {
    render(<ContactButton rental={sampleWholeRental({ id: 7 })} />);
    const link = screen.getByRole("link", { name: "Message on Telegram Made" });
    expect(link).toHaveAttribute("href", "https://t.me/made");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("data-umami-event", "contact-click");
  });

  it("is absent when the contact has no safe address", () => {
    render(<ContactButton rental={sampleWholeRental({ contact_url: "javascript:alert(1)" })} />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("ContactDetails", () => {
  it("unfolds to the contact's link", async () => {
    render(<ContactDetails rental={sampleWholeRental({ id: 7 })} />);
    expect(screen.getByRole("group")).not.toHaveAttribute("open");
    await userEvent.click(screen.getByText("Contact"));
    expect(screen.getByRole("group")).toHaveAttribute("open");
    const link = screen.getByRole("link", { name: "Made: Message on Telegram" });
    expect(link).toHaveAttribute("href", "https://t.me/made");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("data-umami-event", "contact-click");
    expect(link).toHaveAttribute("data-umami-event-rental", "7");
  });

  it("shows an address that is no safe link as text", () => {
    const contact = { contact_name: null, contact_url: "javascript:alert(1)" };
    render(<ContactDetails rental={sampleWholeRental(contact)} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText(contact.contact_url)).toBeVisible();
  });

  it("offers to chat with a phone number, then to call it", async () => {
    const contact = { contact_name: null, contact_url: "tel:+6281200009042" };
    const { container } = render(<ContactDetails rental={sampleWholeRental(contact)} />);
    await userEvent.click(screen.getByText("Contact"));
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["WhatsApp +62 812 0000 9042", "https://wa.me/6281200009042"],
      ["Call +62 812 0000 9042", "tel:+6281200009042"],
    ]);
    expect(container).not.toHaveTextContent("tel:");
  });

  it("offers one search when there is neither a contact nor a source", () => {
    const rental = sampleWholeRental({ contact_name: null, contact_url: null, source: "elsewhere" });
    const { container } = render(
      <>
        <ContactDetails rental={rental} />
        <SourceDetails rental={rental} />
      </>,
    );
    expect(container.childElementCount).toBe(1);
    expect(container).toHaveTextContent(
      "Contact information not available · Source URL not available · Search the web for it",
    );
    expect(screen.getByRole("link")).toHaveAttribute(
      "href",
      "https://www.google.com/search?q=%22Two-bedroom+villa+with+a+pool%22+Canggu%2C+Bali",
    );
  });

  it("states that there is no contact without having to be unfolded", () => {
    render(<ContactDetails rental={sampleWholeRental({ contact_name: null, contact_url: null })} />);
    expect(screen.getByText("Contact information not available")).toBeVisible();
  });
});

describe("SourceDetails", () => {
  it("links to the post in its channel", () => {
    render(
      <SourceDetails rental={sampleWholeRental({ source_channel_name: "bali_rent", message_id: 42 })} />,
    );
    const link = screen.getByText("Original post on Telegram");
    expect(link).toHaveAttribute("href", "https://t.me/bali_rent/42");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("data-umami-event", "source-click");
  });

  it("states that there is no source without having to be unfolded", () => {
    render(<SourceDetails rental={sampleWholeRental({ source: "elsewhere" })} />);
    expect(screen.getByText("Source URL not available")).toBeVisible();
  });
});

const canggu = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 1 },
  { location_name: "berawa", latitude: -8.66, longitude: 115.14, rental_count: 1 },
  { location_name: "kuta", latitude: -8.72, longitude: 115.17, rental_count: 1 },
  { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 1 },
]);

describe("NoPhotos", () => {
  it.each([
    [{}, "This ad has no photos. Ask for some when you get in touch."],
    [{ contact_url: null, source: "elsewhere" }, "This ad has no photos."],
  ])("suggests asking for photos only when there is a contact or a source", (change, text) => {
    const rental = sampleWholeRental(change);
    render(<NoPhotos rental={rental} area={homePicture(rental, canggu)} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Map of Canggu" })).toBeInTheDocument();
  });
});

describe("AreaMap", () => {
  /** The map of a rental at this place. */
  function showMap(change: Change<Rental>) {
    const rental = sampleWholeRental({ id: 7, ...change });
    return render(<AreaMap rental={rental} area={homePicture(rental, canggu)} />);
  }

  it("links to a maps search, to the map of the list and to the licence", () => {
    const { container } = showMap({ location: "canggu" });
    const search = screen.getByRole("link", { name: "Map of Canggu Google Maps" });
    expect(search).toHaveAttribute("href", expect.stringContaining("google.com/maps/search"));
    expect(search).toHaveAttribute("data-umami-event", "location-click");
    expect(screen.getByText("Approximate location: Canggu, middle of the area")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show on the map" })).toHaveAttribute(
      "href",
      "/?location=canggu",
    );
    expect(screen.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeInTheDocument();
    expect(container.querySelector("svg")).toBeNull();
  });

  it.each([
    ["advert", "Canggu: the ad’s own pin"],
    ["owner", "Canggu: a pin set by this site"],
  ] as const)("draws the rental's pin and names its source: %s", (pointBy, words) => {
    const { container } = showMap({ location: "canggu", latitude: -8.6501, longitude: 115.1234, pointBy });
    const search = screen.getByRole("link", { name: "Map of Canggu with the pin of the home Google Maps" });
    expect(search).toHaveAttribute("href", expect.stringContaining("query=-8.6501%2C115.1234"));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/middle of the area/)).toBeNull();
    expect(container.querySelector("svg circle")).not.toBeNull();
  });

  it("warns when an advert's pin is far from the area that it names", () => {
    const inUbud = { location: "canggu", latitude: -8.5, longitude: 115.263 };
    const { unmount } = showMap({ ...inUbud, pointBy: "advert" });
    expect(
      screen.getByText(/^The ad’s own pin is \d\d km from Canggu, where it says the home is: ask/),
    ).toBeVisible();
    unmount();
    showMap({ ...inUbud, pointBy: "owner" });
    expect(screen.getByText("Canggu: a pin set by this site")).toBeVisible();
  });

  it.each([
    ["Villa in UBUD!", "The title names Ubud, 21 km away: ask which is right."],
    ["Villa in Berawa, 40 minutes from Ubud", null],
    ["Villa Ubudiah, North Canggu", null],
    ["Villa", null],
  ])("says so when the title %j names another area than the map", (title, words) => {
    showMap({ location: "canggu", title });
    const said = screen.queryByText(/^The title names/);
    expect(said?.textContent ?? null).toBe(words);
  });

  it("links to the pin of a rental in an unknown area", () => {
    showMap({ location: null, latitude: -8.6501, longitude: 115.1234, pointBy: "advert" });
    const search = screen.getByRole("link", { name: "Map of Bali with the pin of the home Google Maps" });
    expect(search).toHaveAttribute("href", expect.stringContaining("query=-8.6501%2C115.1234"));
  });

  it("shows the island for an unknown place, without a link to its list", () => {
    showMap({ location: "nowhere" });
    expect(screen.getByRole("img", { name: "Map of Nowhere" }).getAttribute("src")).toMatch(
      /^\/area\/bali\//,
    );
    expect(screen.queryByRole("link", { name: "Show on the map" })).toBeNull();
  });

  it("has no link when the listing names no place", () => {
    showMap({ location: null });
    expect(screen.getByRole("img", { name: "Map of Bali" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Map of Bali/ })).toBeNull();
  });
});

describe("HomeLine", () => {
  const now = new Date("2026-11-21T04:00:00Z");
  const line = (rental: Rental, newestAt = rental.posted_at) =>
    render(<HomeLine rental={rental} newestAt={newestAt} now={now} />).container;

  it("names the area, rooms, type and age", () => {
    const shown = line(sampleWholeRental({ bathrooms: 1 }));
    expect(shown).toHaveTextContent(
      "Canggu (Google Maps) · 2 bedrooms · 1 bathroom · Villa · posted yesterday",
    );
    const location = screen.getByRole("link", { name: "Canggu (Google Maps)" });
    expect(location.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    expect(location).toHaveAttribute("data-umami-event", "location-click");
  });

  it("counts the age from the newest post", () => {
    const posted = sampleWholeRental({ posted_at: "2026-10-12T04:00:00Z" });
    expect(line(posted, "2026-11-18T04:00:00Z")).toHaveTextContent(/posted 3 days ago$/);
    expect(line(posted)).toHaveTextContent(/posted 40 days ago: may be gone$/);
  });

  it("links to the rental's coordinates when they are known", () => {
    line(sampleWholeRental({ latitude: -8.65, longitude: 115.13 }));
    const href = screen.getByRole("link", { name: "Canggu (Google Maps)" }).getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("query")).toBe("-8.65,115.13");
  });

  it("marks facts that come from the forum topic", () => {
    const rental = sampleWholeRental();
    const shown = line({ ...rental, facts: { ...rental.facts, byTopic: ["area"] } });
    expect(shown).toHaveTextContent(
      /^Canggu \(Google Maps\) \(by its topic in the group\) · 2 bedrooms.* · Villa · posted/,
    );
  });

  it("is the region alone when nothing is known", () => {
    expect(line(sampleWholeRental(NOTHING_KNOWN))).toHaveTextContent(/^Bali$/);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("PricePanel", () => {
  const panel = (change: Change<Rental> = {}, rates = RATES) => (
    <RatesProvider rates={rates}>
      <PricePanel {...samplePanel(change, { rates })} />
    </RatesProvider>
  );

  beforeAll(() => useRentalStore.persist.rehydrate());
  beforeEach(() => useRentalStore.setState({ displayCurrency: "IDR", exchangeRates: { IDR: 1 } }));

  it("leads with the posted rent, then the month", () => {
    render(panel({ price_amount: 180_000_000, rental_period: "year" }));
    const year = screen.getByText("Rp 180,000,000 / year");
    const month = screen.getByText("Rp 15,000,000 / month");
    expect(year.compareDocumentPosition(month)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("says about which month a night makes, and to ask for a monthly rate", () => {
    const { rerender } = render(panel({ price_amount: 900_000, rental_period: "night" }));
    expect(screen.getByText("about Rp 27.4M / month")).toBeInTheDocument();
    expect(screen.getByText("Ask for a monthly rate: usually lower.")).toBeInTheDocument();
    rerender(panel());
    expect(screen.queryByText(/^Ask for a monthly rate/)).toBeNull();
  });

  it("shows the converted rent and the rate of its day", () => {
    useRentalStore.setState({ displayCurrency: "USD" });
    render(panel());
    const posted = screen.getByText("Rp 35,000,000 / month");
    const converted = screen.getByText("$2,060 / month");
    expect(posted.compareDocumentPosition(converted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText("1 USD = Rp 16,994 on 18 Mar 2026")).toBeVisible();
  });

  it("converts at the rates of the named day, not at those of an earlier list", () => {
    useRentalStore.setState({ displayCurrency: "USD", exchangeRates: { IDR: 1, USD: 0.0001 } });
    render(<PricePanel {...samplePanel()} />);
    expect(screen.getByText("$2,060 / month")).toBeInTheDocument();
    expect(screen.getByText("1 USD = Rp 16,994 on 18 Mar 2026")).toBeInTheDocument();
  });

  it.each([
    ["nothing is converted", {}, RATES],
    ["there are no rates", { price_currency: "USD", price_amount: 900 }, { IDR: 1 }],
    ["the price cannot be right", { price_currency: "USD", price_amount: 1 }, RATES],
    ["there is no price", { price_currency: "USD", price_amount: null }, RATES],
  ])("names no rate when %s", (_, change, rates) => {
    render(panel(change, rates));
    expect(screen.queryByText(/^1 \w+ =/)).toBeNull();
  });

  it("shows a monthly price once, and a fallback for an unknown price", () => {
    const { rerender } = render(panel());
    expect(screen.getAllByText(/\/ month/)).toHaveLength(1);
    rerender(panel({ price_amount: null }));
    expect(screen.getByText("Price on request")).toBeInTheDocument();
  });

  it("asks to check an implausible price", () => {
    const { rerender } = render(panel({ price_amount: 3_000, rental_period: "year" }));
    expect(screen.getByText("Rp 3,000 / year")).toBeInTheDocument();
    expect(screen.getByText("check the price in the post")).toBeInTheDocument();
    expect(screen.queryByText(/a month/)).toBeNull();
    rerender(panel());
    expect(screen.queryByText("check the price in the post")).toBeNull();
  });
});

describe("Posted", () => {
  const posted = (change: Change<Rental>, reposts: Reposts | null = null) => (
    <Posted rental={sampleWholeRental(change)} reposts={reposts} rates={RATES} readAt={READ_AT} />
  );

  it("says when the listing was posted", () => {
    const { rerender } = render(posted({}));
    expect(screen.getByText("Posted Yesterday")).toBeInTheDocument();
    rerender(posted({ posted_at: null }));
    expect(screen.getByText("Posted N/A")).toBeInTheDocument();
  });

  it("unfolds the reposts", async () => {
    const post = {
      ...{ posted_at: "2026-11-18T04:00:00Z", rent: sampleRent({ price_amount: 20_000_000 }) },
      ...{ source: "telegram", source_channel_name: "bali", message_id: 9 },
      raw_description: "The same villa again",
    };
    const reposts = { count: 1, rents: [post], newest: [post] };
    render(posted({ posted_at: "2026-10-12T04:00:00Z" }, reposts));
    expect(screen.getByText("Posted Mon 12 Oct 2026, again Wed 18 Nov 2026")).toBeInTheDocument();
    await userEvent.click(screen.getByText("Posted 2 times since 12 Oct, last for Rp 20M"));
    expect(screen.getByText("Posted Wed 18 Nov 2026, Rp 20,000,000 / month")).toBeVisible();
    expect(screen.getByRole("link", { name: "This post on Telegram" })).toHaveAttribute(
      "href",
      "https://t.me/bali/9",
    );
  });
});
