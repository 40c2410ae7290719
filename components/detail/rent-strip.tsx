import { PLOT_WIDTH, type RentPlot } from "@/lib/market/rent-plot";

const DOT = 5.5;

/** The rents of a group as dots over the band of the middle half, the listing's own marked; for sighted readers. */
export function RentStrip({ plot }: { plot: RentPlot }) {
  const { height, base, dots, step, lower, median, upper, own } = plot;
  const foot = base + 5;
  return (
    <svg viewBox={`0 0 ${PLOT_WIDTH} ${height}`} aria-hidden="true" className="w-full fill-none">
      {/* At least as wide as a dot, where the middle half is one rent. */}
      <rect x={lower - 3} width={upper - lower + 6} height={foot} rx="3" className="fill-leaf/15" />
      <path d={`M4 ${foot}H${PLOT_WIDTH - 4}`} className="stroke-edge" />
      <path d={`M${median} 0V${foot}`} className="stroke-leaf" strokeWidth="1.5" />
      <path
        d={dots}
        className="stroke-ink-soft"
        strokeWidth={DOT}
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      {own === null ? null : (
        <circle cx={own} cy={base} r="5" strokeWidth="1.5" className="fill-clay stroke-surface" />
      )}
    </svg>
  );
}
