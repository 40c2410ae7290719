import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useHomeState } from "@/components/list-state/home-state.client";
import { tolerateRefusedHistory } from "@/stores/refused-history";
import { renderAt } from "./at-query";
import { router } from "./router-stand-in";

let isRefusing = false;

beforeAll(() => {
  for (const method of ["pushState", "replaceState"] as const) {
    const change = window.history[method].bind(window.history);
    window.history[method] = (...entry) => {
      if (isRefusing) throw new DOMException("More than 100 times per 10 seconds", "SecurityError");
      change(...entry);
    };
  }
  tolerateRefusedHistory();
});

afterEach(() => {
  isRefusing = false;
});

function TwoBedrooms() {
  const { setFilters } = useHomeState();
  return (
    <button type="button" onClick={() => setFilters({ min_bedrooms: 2 })}>
      Two bedrooms
    </button>
  );
}

it("a filter takes effect though the browser refuses another change of the history", async () => {
  renderAt({}, <TwoBedrooms />);
  isRefusing = true;
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith("http://localhost/?min_bedrooms=2", { scroll: false }),
  );
});
