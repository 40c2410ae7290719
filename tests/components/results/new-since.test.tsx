import { act, render, screen } from "@testing-library/react";
import { HomeStateProvider, useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { NewSince } from "@/components/results/new-since.client";
import type { SearchVisit } from "@/lib/device/search-visits";
import { onDevice, storedOnDevice } from "@/tests/support/device";
import { EMPTY_LIST } from "../home/at-query";
import { resetRouter } from "../home/router-stand-in";

const HOUR = 3_600_000;
const SEEN_MS = 3_000;
const NOW = Date.parse("2026-11-22T02:00:00Z");
const LINE = /^\d+ new since your last visit/;

/** In the map's default view, and outside of it. */
const POINTS = [
  { name: "sanur", lat: -8.69, lng: 115.26 },
  { name: "amed", lat: -8.33, lng: 115.65 },
];
const [SHOWN, HIDDEN] = [0, 1];
const requestIndex = jest.fn();

type Options = { shown?: number[]; isFirstPage?: boolean; search?: string; hasIndex?: boolean };

type ListProps = { ids: number[] } & Options;

function Found({ ids, shown = ids, hasIndex = true, list }: ListProps & { list: ListOnPage }) {
  const { search, only } = useHomeState();
  return (
    <>
      <NewSince
        key={search}
        {...{ list, requestIndex }}
        index={hasIndex ? ids.map((id) => [id, shown.includes(id) ? SHOWN : HIDDEN]) : null}
      />
      <section>
        <h2>{only?.message}</h2>
        {(only?.ids ?? shown).map((id) => (
          <article key={id}>{id}</article>
        ))}
      </section>
    </>
  );
}

function List(props: ListProps) {
  const { ids, isFirstPage = true, search = "" } = props;
  const list = { ...EMPTY_LIST, points: POINTS, newest: Math.max(0, ...ids), offset: isFirstPage ? 0 : 24 };
  return (
    <HomeStateProvider search={search} list={list}>
      <Found {...props} list={list} />
    </HomeStateProvider>
  );
}

const list = (ids: number[], options: Options) => <List ids={ids} {...options} />;
const line = (name: string | RegExp = LINE) => screen.queryByRole("button", { name });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stored = () => storedOnDevice().visits;
const beginWith = (...marks: SearchVisit[]) => onDevice({ visits: marks });
/** The mark of a visit five hours ago. */
const seen = (latest: number, search = ""): SearchVisit => ({
  query: search,
  before: 0,
  latest,
  at: NOW - 5 * HOUR,
});

async function show(ids: number[], options: Options = {}) {
  return render(list(ids, options));
}

async function see(ms = SEEN_MS) {
  await pass(ms);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  onDevice();
  resetRouter();
  requestIndex.mockClear();
});
afterEach(() => jest.useRealTimers());

describe("NewSince", () => {
  it("shows nothing on a first visit, and stores a mark once the list was seen", async () => {
    await show([12, 7]);
    expect(line()).toBeNull();
    await see(SEEN_MS - 1);
    expect(stored()).toEqual([]);
    await pass(1);
    expect(stored()).toMatchObject([{ query: "", latest: 12 }]);
  });

  it("counts rentals newer than the last visit, and keeps the count while the list is on screen", async () => {
    beginWith(seen(10));
    await show([14, 3, 12, 10], { shown: [14, 3] });
    expect(line("2 new since your last visit, 1 not in Map View")).toBeVisible();
    await see();
    expect(stored()[0]).toMatchObject({ before: 10, latest: 14 });
    expect(line()).toBeVisible();
  });

  it("shows only the new rentals on a press, and the list again on another", async () => {
    beginWith(seen(10));
    await show([14, 3, 12, 10], { shown: [14, 3] });
    const articles = () => screen.getAllByRole("article").map(({ textContent }) => textContent);
    const button = () => screen.getByRole("button", { name: LINE });
    act(() => button().click());
    expect(articles()).toEqual(["14", "12"]);
    expect(screen.getByRole("heading")).toHaveTextContent("Showing 2 rental(s) new since your last visit");
    expect(button()).toHaveAttribute("aria-pressed", "true");
    act(() => button().click());
    expect(articles()).toEqual(["14", "3"]);
    expect(button()).toHaveAttribute("aria-pressed", "false");
  });

  it("requests the index when a rental is newer, and counts once it has arrived", async () => {
    beginWith(seen(10));
    const { rerender } = await show([14, 3], { hasIndex: false });
    expect(requestIndex).toHaveBeenCalledTimes(1);
    expect(line()).toBeNull();
    rerender(list([14, 3], {}));
    expect(line("1 new since your last visit")).toBeVisible();
  });

  it("needs no index on a first visit, or when no rental is newer", async () => {
    const { unmount } = await show([14, 3], { hasIndex: false });
    await see();
    expect(stored()).toMatchObject([{ query: "", latest: 14 }]);
    unmount();
    beginWith(seen(14));
    await show([14, 3], { hasIndex: false });
    expect(requestIndex).not.toHaveBeenCalled();
    expect(line()).toBeNull();
  });

  it("keeps a mark for each search", async () => {
    beginWith(seen(10));
    await show([14], { search: "location=canggu" });
    expect(line()).toBeNull();
    await see();
    expect(stored().map(({ query }) => query)).toEqual(["location=canggu", ""]);
  });

  it("marks an empty list as seen, so that every later rental is new", async () => {
    await show([]);
    await see();
    expect(stored()).toMatchObject([{ latest: 0 }]);
  });

  it("does not mark a list of a page in the background", async () => {
    await show([12]);
    jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(SEEN_MS);
    expect(stored()).toEqual([]);
    jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(SEEN_MS);
    expect(stored()).toHaveLength(1);
  });

  it("does not mark a list behind an open rental, or a later page", async () => {
    resetRouter("/rental/villa");
    const { unmount } = await show([12]);
    await see();
    unmount();
    resetRouter();
    await show([12], { isFirstPage: false });
    await see();
    expect(stored()).toEqual([]);
  });

  it("keeps a mark that another tab has stored in the meantime", async () => {
    await show([12]);
    beginWith(seen(5, "location=ubud"));
    await see();
    expect(stored().map(({ query }) => query)).toEqual(["", "location=ubud"]);
  });

  it.each([
    ["denied", ["getItem", "setItem"] as const],
    ["full", ["setItem"] as const],
  ])("stores no mark when storage is %s", async (_, methods) => {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("", "QuotaExceededError");
      });
    }
    await show([12]);
    await see();
    jest.restoreAllMocks();
    expect(stored()).toEqual([]);
  });
});
