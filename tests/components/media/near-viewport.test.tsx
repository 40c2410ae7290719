import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useNearViewport } from "@/components/media/near-viewport";
import { Photo } from "@/components/media/photo";
import { comeNear, installIntersections, watched } from "../results/intersections";

function NearViewport({ onNear, children }: { onNear: () => void; children: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useNearViewport(ref, onNear);
  return <p ref={ref}>{children}</p>;
}

beforeEach(installIntersections);

describe("useNearViewport", () => {
  it("calls back when its element is within 200 px of the viewport, or of a panel that scrolls", () => {
    const onNear = jest.fn();
    render(<NearViewport onNear={onNear}>content</NearViewport>);
    expect(watched().map(({ options }) => options)).toEqual([{ rootMargin: "200px", scrollMargin: "200px" }]);
    expect(onNear).not.toHaveBeenCalled();
    comeNear();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it("stops observing when it is unmounted", () => {
    const { unmount } = render(<NearViewport onNear={() => {}}>content</NearViewport>);
    unmount();
    expect(watched()).toEqual([]);
  });
});

const BASE = `/photos/${"0a".repeat(16)}-1280x960-a1b2c3`;
const CARD = { alt: "Photo", sizes: "50vw", widths: [320, 828] } as const;

const shown = () => screen.getByRole("img", { name: "Photo" });

test("a collected photo is loaded from its own files, on a background in its colour", () => {
  render(<Photo src={`${BASE}/1280.webp`} {...CARD} />);
  expect(shown()).toHaveAttribute("srcset", expect.stringContaining(`${BASE}/828.webp 828w`));
  expect(shown()).toHaveAttribute("sizes", "50vw");
  expect(shown()).toHaveStyle({ backgroundColor: "#a1b2c3" });
});

test.each([
  ["the site", "/media/villa-01.webp"],
  ["another host", "https://cdn.test/a.jpg"],
])("a picture of %s is loaded as it is, near the screen, in the box of its parent", (_, src) => {
  render(<Photo src={src} {...CARD} />);
  expect(shown()).toHaveAttribute("src", src);
  expect(shown()).not.toHaveAttribute("srcset");
  expect(shown()).not.toHaveAttribute("sizes");
  expect(shown()).toHaveAttribute("loading", "lazy");
  expect(shown()).toHaveClass("absolute", "inset-0", "size-full", "object-cover");
});
