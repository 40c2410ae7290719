/** Has the size of the card it stands for. */
export function CardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-card border border-line bg-surface motion-safe:animate-pulse"
    >
      <div className="aspect-4/3 bg-sunken" />
      <div className="flex flex-col gap-0.5 p-3.5">
        <div className="h-[2lh] rounded bg-sunken leading-snug" />
        <div className="h-5 w-1/3 rounded bg-sunken" />
        <div className="h-5 w-2/3 rounded bg-sunken" />
        <div className="mt-2 h-[3.25rem] w-1/2 rounded bg-sunken" />
        <div className="h-4 w-1/3 rounded bg-sunken" />
      </div>
    </div>
  );
}
