import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardMedia } from "@/components/card/card-media.client";
import { RentalCard } from "@/components/card/rental-card";
import { BrokenPictures } from "@/components/media/broken-pictures.client";
import { PLACEHOLDER_IMAGE } from "@/lib/rental/media";
import { sampleRent } from "../../unit/rental/sample-rental";
import { sampleCard } from "../home/sample-card";
import { comeNear, installIntersections } from "../results/intersections";

const weekly = sampleRent({ price_amount: 9_000_000, rental_period: "week" });

describe("RentalCard", () => {
  it("has a single link, with the heart and the buttons outside it", () => {
    render(<RentalCard card={sampleCard({ media: ["/a.webp", "/b.webp"] })} maximum={null} />);
    const link = screen.getByRole("link", { name: "Villa" });
    expect(link).toHaveAttribute("href", "/rental/villa");
    for (const button of screen.getAllByRole("button")) expect(link).not.toContainElement(button);
    expect(screen.getByRole("button", { name: "Like Villa" })).toHaveAttribute("aria-pressed", "false");
  });

  it("sets lang on a title that is not in English", () => {
    render(<RentalCard card={sampleCard({ title: "Вилла", lang: "ru" })} maximum={null} />);
    expect(screen.getByText("Вилла")).toHaveAttribute("lang", "ru");
  });

  it("shows the area, the rooms, the price and the day of the post", () => {
    render(<RentalCard card={sampleCard()} maximum={null} />);
    for (const text of ["Canggu", "2 bedrooms · 1 bathroom", "Rp 10,000,000 / month", "Posted Today"]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it("shows fallbacks when the area, the rooms and the price are unknown", () => {
    const card = sampleCard({ place: null, rooms: "", rent: null, posted: "N/A" });
    render(<RentalCard card={card} maximum={11} />);
    for (const text of ["Bali", "Price on request", "Posted N/A"])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("says what the rent was, where it stands, and that it is by the year", () => {
    const card = sampleCard({ was: "Was Rp 12M", standing: "32 % under median" });
    const { rerender } = render(<RentalCard card={card} maximum={null} />);
    expect(screen.getByText("Was Rp 12M · 32 % under median")).toBeInTheDocument();
    const rent = sampleRent({ price_amount: 180_000_000, rental_period: "year" });
    rerender(<RentalCard card={sampleCard({ rent })} maximum={null} />);
    expect(screen.queryByText(/median/)).toBeNull();
    expect(screen.getByText("by the year")).toBeInTheDocument();
    expect(screen.getByText("Rp 15,000,000 / month")).toBeInTheDocument();
  });

  it("warns when the rent by the month exceeds the chosen maximum", () => {
    const card = sampleCard({ rent: weekly });
    const { rerender } = render(<RentalCard card={card} maximum={38} />);
    expect(screen.getByText("Above your maximum when paid by the month")).toBeInTheDocument();
    for (const [rent, maximum] of [
      [weekly, null],
      [sampleRent({ price_amount: 38_000_000 }), 38],
      [sampleRent({ price_amount: 5_000, price_currency: "USD", rental_period: "night" }), 38],
      [null, 38],
    ] as const) {
      rerender(<RentalCard card={sampleCard({ rent })} maximum={maximum} />);
      expect(screen.queryByText(/Above your maximum/)).toBeNull();
    }
  });
});

it("a card whose first photo fails shows a drawing within the height it had; other photos a placeholder", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(330);
  render(
    <>
      <BrokenPictures />
      <RentalCard card={sampleCard({ media: ["/a.webp", "/b.webp"] })} maximum={null} />
    </>,
  );
  await userEvent.hover(screen.getByRole("group"));
  const [first, second] = [...document.images];
  for (const image of [second, first]) {
    if (image) fireEvent.error(image);
    expect(image?.src).toContain(image === second ? PLACEHOLDER_IMAGE : "/area/map/map.svg");
    expect(screen.getByRole("article")).toHaveStyle({ minBlockSize: image === second ? "" : "330px" });
  }
  jest.restoreAllMocks();
});

const three = ["/media/a.webp", "https://other.example/b.jpg", "/media/c.webp"];

// jsdom has no layout, so it does not scroll.
beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

const pictures = () => [...document.images].map((image) => decodeURIComponent(image.src));
const media = (list: readonly string[]) => <CardMedia media={list} title="Villa" />;

describe("CardMedia", () => {
  it("shows the first photo, a counter and buttons when there are several", () => {
    render(media(three));
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]).toContain("/media/a.webp");
    expect(screen.getByText("1 / 3")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "false");
    expect(screen.getByRole("button", { name: "Previous photo" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByLabelText("Photos of Villa")).toHaveAttribute("aria-roledescription", "carousel");
  });

  it("steps through the photos and stops at both ends", async () => {
    render(media(three));
    const next = screen.getByRole("button", { name: "Next photo" });
    for (const shown of ["2 / 3", "3 / 3", "3 / 3"]) {
      await userEvent.click(next);
      expect(screen.getByText(shown)).toBeInTheDocument();
    }
    expect(pictures()).toHaveLength(3);
    for (const shown of ["2 / 3", "1 / 3", "1 / 3"]) {
      await userEvent.click(screen.getByRole("button", { name: "Previous photo" }));
      expect(screen.getByText(shown)).toBeInTheDocument();
    }
  });

  it("ignores photos that scroll past after a button press, but counts the visitor's own scroll at once", async () => {
    render(media(three));
    const row = screen.getByLabelText("Photos of Villa").firstElementChild;
    if (!(row instanceof HTMLElement)) throw new Error("no row of pictures");
    Object.defineProperty(row, "clientWidth", { value: 300 });
    const scrollTo = (left: number) => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
    };
    await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
    scrollTo(20);
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
    scrollTo(300);
    await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
    scrollTo(310);
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
    fireEvent.touchStart(row);
    scrollTo(300);
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
  });

  it.each([
    ["pointer", (element: Element) => fireEvent.pointerEnter(element)],
    ["focus", (element: Element) => fireEvent.focusIn(element)],
  ])("loads the other photos when the %s enters the card", (_what, come) => {
    render(media(three));
    come(screen.getByLabelText("Photos of Villa"));
    expect(pictures()).toHaveLength(3);
  });

  it("makes photos outside the view inert", () => {
    render(media(three));
    fireEvent.focusIn(screen.getByLabelText("Photos of Villa"));
    expect([...document.images].map((image) => image.closest("[inert]") !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("has no counter or buttons for a single photo or none", () => {
    const { rerender } = render(media(["/media/a.webp", "/media/a.webp"]));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: "Photo: Villa" })).toBeInTheDocument();
    rerender(media([]));
    expect(pictures()[0]).toContain(PLACEHOLDER_IMAGE);
  });

  it.each(["/media/tour.mp4", "/media/TOUR.MOV?x=1"])(
    "plays %s as a video that loads when it comes near the view",
    (url) => {
      installIntersections();
      const { container } = render(media([url]));
      const video = container.querySelector("video");
      expect(video).toHaveAttribute("src", url);
      expect(video).toHaveAttribute("preload", "none");
      act(comeNear);
      expect(video).toHaveAttribute("preload", "metadata");
      expect(container.querySelector("img")).toBeNull();
    },
  );
});
