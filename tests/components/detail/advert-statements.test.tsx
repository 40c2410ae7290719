import { fireEvent, render, screen } from "@testing-library/react";
import { AdvertStatements } from "@/components/detail/advert-statements";
import { Description } from "@/components/detail/description.client";
import { rentalStatements, statedWords } from "@/lib/rental/rental-statements";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { installRequestStandIn } from "./request-stand-in";

beforeAll(installRequestStandIn);
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

const UNKNOWN = { price_amount: null, amenities: [] };

function renderAdvert(raw_description: string, change = {}, Wrapper: "div" | "dialog" = "div") {
  const statements = rentalStatements(sampleWholeRental({ raw_description, ...UNKNOWN, ...change }), ENGLISH);
  render(
    <Wrapper>
      <article>
        <AdvertStatements statements={statements} />
        <details>
          <Description text={raw_description} links={[]} named={statedWords(statements)} />
        </details>
      </article>
    </Wrapper>,
  );
}

/** The section under a heading. */
const below = (heading: string) => {
  const title = screen.queryByRole("heading", { level: 3, name: heading, hidden: true });
  return title?.parentElement ?? null;
};

const items = (heading: string) =>
  [...(below(heading)?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent?.trim());

describe("AdvertStatements", () => {
  it("groups the facts by yes, no and not stated", () => {
    renderAdvert("Private pool, wifi 50 Mbps, 12 jt/month. Electricity extra. No pets");
    expect(items("Yes, included")).toEqual(["Rent Rp 12,000,000 / month", "Wi-Fi 50 Mbps", "Pool"]);
    expect(items("No, or costs extra")).toEqual(["Electricity", "Pets"]);
    expect(below("Not stated")).toHaveTextContent(
      /^Not statedDeposit · Minimum stay · Available from · Water · Furnishing · Kitchen · Air conditioning · Parking · Cleaning$/,
    );
  });

  it("links each statement to its words in the text", () => {
    renderAdvert("Private pool, wifi 50 Mbps. All bills included");
    const words = screen.getAllByRole("link", { hidden: true }).map((link) => {
      if (!(link instanceof HTMLAnchorElement)) throw new Error("a link expected");
      return [link.textContent?.trim(), document.querySelector(link.hash)?.textContent];
    });
    expect(words).toEqual([
      ["Electricity", "All bills included"],
      ["Wi-Fi 50 Mbps", "wifi 50 Mbps"],
      ["Water", "All bills included"],
      ["Pool", "pool"],
    ]);
  });

  it("has no links for statements that come from the price or the amenities", () => {
    renderAdvert("A lovely place, no pets", { price_amount: 9_000_000, amenities: ["WiFi", "pets allowed"] });
    expect(items("Yes, included")).toEqual(["Rent Rp 9,000,000 / month", "Wi-Fi"]);
    expect(items("No, or costs extra")).toEqual(["Pets"]);
    expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(1);
  });

  it("lists every fact as not stated when the text states none", () => {
    renderAdvert("A lovely place");
    expect(below("Yes, included")).toBeNull();
    expect(below("No, or costs extra")).toBeNull();
    expect(below("Not stated")).toHaveTextContent(/^Not statedRent · Deposit · .* · Pets$/);
  });

  const follow = (name: RegExp, init = {}) => {
    const isFollowed = fireEvent.click(screen.getByRole("link", { name, hidden: true }), init);
    const words = document.getElementById("says-pool");
    return { isFollowed, words, isUnfolded: words?.closest("details")?.open };
  };

  it("unfolds the text on a click, and lets the browser follow the fragment", () => {
    renderAdvert("Private pool");
    expect(follow(/Pool/)).toMatchObject({ isFollowed: true, isUnfolded: true });
  });

  it("focuses the words in a dialog, and keeps the address so that Back closes the dialog", () => {
    renderAdvert("Private pool", {}, "dialog");
    const { isFollowed, words, isUnfolded } = follow(/Pool/);
    expect({ isFollowed, isUnfolded }).toEqual({ isFollowed: false, isUnfolded: true });
    expect(words).toHaveFocus();
  });

  it("leaves a click with a modifier key in a dialog to the browser", () => {
    renderAdvert("Private pool", {}, "dialog");
    expect(follow(/Pool/, { ctrlKey: true })).toMatchObject({ isFollowed: true, isUnfolded: false });
  });
});
