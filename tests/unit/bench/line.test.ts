import { cellsOf } from "@/tests/bench/line.ts";

test("a line that keeps to its target says so, beside what was measured with it", () => {
  const line = {
    what: "/ requests",
    value: 1234.4,
    unit: "/s",
    beside: [{ what: "blank", value: 2000 }],
    target: { atLeast: 1000 },
  } as const;
  expect(cellsOf(line, "900/s")).toEqual([
    "/ requests",
    "1,234/s",
    "900/s",
    "blank 2,000/s",
    "≥ 1,000/s",
    "met",
  ]);
});

test("a line that misses its target says that, by however little", () => {
  const line = { what: "HTML", value: 20.001, unit: "kB", target: { atMost: 20 } } as const;
  expect(cellsOf(line, "")).toEqual(["HTML", "20.0 kB", "", "", "≤ 20.0 kB", "**not met**"]);
});

test("a line without a target is neither", () => {
  expect(cellsOf({ what: "p50", value: 3, unit: "ms" }, "").at(-1)).toBe("");
});

test("a layout shift is shown in its digits", () => {
  expect(cellsOf({ what: "CLS", value: 0.0125, unit: "" }, "")[1]).toBe("0.013");
});

test("what a target bounds is shown where it is not the value itself", () => {
  const line = { what: "LCP", value: 1500, unit: "ms", beside: [{ what: "saved", value: 1000 }] } as const;
  const of = (by: "ratio" | "difference") => ({ what: "saved", by });
  const [, ratio, , , mostTimes, isMet] = cellsOf({ ...line, target: { atMost: 1.15, of: of("ratio") } }, "");
  expect([ratio, mostTimes, isMet]).toEqual(["1,500 ms (1.50 ×)", "≤ 1.15 × saved", "**not met**"]);
  const [, more, , , mostMore] = cellsOf({ ...line, target: { atMost: 40, of: of("difference") } }, "");
  expect([more, mostMore]).toEqual(["1,500 ms (+ 500 ms)", "≤ saved + 40 ms"]);
  const [, , , , leastLess, isKept] = cellsOf({ ...line, target: { atLeast: -1, of: of("difference") } }, "");
  expect([leastLess, isKept]).toEqual(["≥ saved − 1 ms", "met"]);
});

test("a target of what was not measured is an error", () => {
  const line = { what: "LCP", value: 1500, unit: "ms" } as const;
  expect(() => cellsOf({ ...line, target: { atMost: 1, of: { what: "saved", by: "ratio" } } }, "")).toThrow();
});
