import { fireEvent, screen } from "@testing-library/react";
import { OpenCard } from "@/components/results/open-card.client";
import { renderAt } from "../home/at-query";
import { router } from "../home/router-stand-in";

function clickVilla(init: MouseEventInit) {
  renderAt(
    {},
    <OpenCard>
      <article>
        <a href="/rental/villa" data-rental={7}>
          Villa
        </a>
      </article>
    </OpenCard>,
  );
  // False when the browser does not follow the link.
  return fireEvent.click(screen.getByRole("link"), init);
}

describe("OpenCard", () => {
  it("opens a card over the list", () => {
    expect(clickVilla({ detail: 1 })).toBe(false);
    expect(router.push).toHaveBeenCalledWith("/rental/villa", { scroll: false });
  });

  it("ignores the second click of a double click", () => {
    expect(clickVilla({ detail: 2 })).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });
});
