import { rentalParam } from "@/lib/rentals/rental-param";
import { rentalPath } from "@/lib/rentals/rental-path";

describe("rentalPath", () => {
  it.each([
    [{ id: 12, slug: "villa-canggu" }, "/rental/villa-canggu"],
    [{ id: 12, slug: null }, "/rental/12"],
    [{ id: 12, slug: "вилла" }, "/rental/%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0"],
  ])("of %j is %s", (rental, path) => {
    expect(rentalPath(rental)).toBe(path);
  });

  it.each(["villa-canggu", "12", "-villa-", "вилла", "cafe\u0301", "a.b_c~d", "בית-עם-בריכה"])(
    "leads to the rental with the slug %j",
    (slug) => {
      const { pathname } = new URL(rentalPath({ id: 1, slug }), "http://site.test");
      expect(rentalParam(pathname.slice("/rental/".length))).toBe(slug);
    },
  );

  it.each(["a/b", "a b", "a?b", "a#b", "a&b", "100%", '"'])(
    "stays one path segment for the slug %j",
    (slug) => {
      const url = new URL(rentalPath({ id: 1, slug }), "http://site.test");
      expect(url.pathname.split("/")).toHaveLength(3);
      expect(url.search + url.hash).toBe("");
    },
  );
});
