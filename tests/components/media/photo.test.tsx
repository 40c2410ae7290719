/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Photo } from "@/components/media/photo";

const BASE = `/photos/${"0a".repeat(16)}-1280x960-a1b2c3`;
const CARD = { alt: "Photo", sizes: "50vw", widths: [320, 828] } as const;

const shown = () => screen.getByRole("img", { name: "Photo" });

test("a collected photo is loaded from its own files, on a background in its colour", () => {
  render(<Photo src={`${BASE}/1280.webp`} {...CARD} />);
  expect(shown()).toHaveAttribute("srcset", expect.not.stringContaining("_next"));
  expect(shown()).toHaveAttribute("srcset", expect.stringContaining(`${BASE}/828.webp 828w`));
  expect(shown()).toHaveAttribute("sizes", "50vw");
  expect(shown()).toHaveStyle({ backgroundColor: "#a1b2c3" });
});

test.each([
  ["the site's own photo goes through the optimizer", "/media/villa-01.webp", "/_next/image?url="],
  ["a photo of another host is loaded directly", "https://cdn.test/a.jpg", "https://cdn.test/a.jpg"],
])("%s", (_, src, begins) => {
  render(<Photo src={src} {...CARD} />);
  expect(shown().getAttribute("src")).toMatch(new RegExp(`^${RegExp.escape(begins)}`));
});
