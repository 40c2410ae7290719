import { render, screen } from "@testing-library/react";
import { RentalLinks } from "@/components/card/rental-links";
import { RentalDetail } from "@/components/detail/rental-detail";
import { collapsePlaces } from "@/lib/places/places";
import type { Rental } from "@/lib/rentals/rental";
import { useRentalStore } from "@/stores/rental-store";
import { sampleRental } from "../../unit/rentals/sample-rental";
import { installRequestStandIn } from "./request-stand-in";
import { samplePanel } from "./sample-panel";

beforeAll(installRequestStandIn);
beforeAll(() => useRentalStore.persist.rehydrate());

const show = (change: Partial<Rental>) =>
  render(
    <RentalDetail
      {...samplePanel({ media_urls: [], ...change })}
      places={collapsePlaces([])}
      comparison={null}
    />,
  );

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
