import RentalDialog from "@/app/[locale]/@modal/(.)rental/[slug]/page";
import RentalPage from "@/app/[locale]/rental/[slug]/page";
import { findRentalPage } from "@/server/search/find-rental-page";
import { sampleWholeRental } from "@/tests/unit/rental/sample-whole-rental";

jest.mock("@/server/search/find-rental-page");
jest.mock("@/server/language/current-locale", () => ({ currentLocale: async () => "ru" }));

const RENTAL = sampleWholeRental({ id: 12, slug: "villa-canggu" });

beforeEach(() => {
  const page = { rental: RENTAL, places: [], rates: null, readAt: 0 };
  jest.mocked(findRentalPage).mockResolvedValue(Object.assign(Object.create(null), page));
});

describe.each([
  ["page", RentalPage],
  ["dialog", RentalDialog],
])("the %s of a rental", (_, show) => {
  const at = (slug: string) =>
    show({ params: Promise.resolve({ locale: "ru", slug }), searchParams: Promise.resolve({}) });

  it.each(["12", "012", "a-duplicate"])(
    "redirects %s to the rental's slug, for good and in its language",
    async (param) => {
      await expect(at(param)).rejects.toMatchObject({
        digest: expect.stringMatching(/;\/ru\/rental\/villa-canggu;308;/),
      });
    },
  );

  it("does not redirect the rental's slug", async () => {
    await expect(at("villa-canggu")).resolves.toBeTruthy();
  });
});
