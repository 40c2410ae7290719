import { pictureSources } from "@/lib/rentals/picture-sources";

test("a picture is offered in every width between the narrowest and the widest", () => {
  const { src, srcSet } = pictureSources("/media/villa 01.webp", [320, 640]);
  expect(src).toBe("/_next/image?url=%2Fmedia%2Fvilla%2001.webp&w=640&q=75");
  expect(srcSet?.split(", ").map((source) => source.split(" ")[1])).toEqual(["320w", "400w", "640w"]);
  expect(srcSet).toContain("/_next/image?url=%2Fmedia%2Fvilla%2001.webp&w=400&q=75 400w");
});

test("a drawing has no widths, whatever query follows it", () => {
  expect(pictureSources("https://cdn.example.com/plan.svg?v=2", [320, 640])).toEqual({
    src: "https://cdn.example.com/plan.svg?v=2",
  });
});
