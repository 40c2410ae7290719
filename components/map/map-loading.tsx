export function MapLoading() {
  return (
    <div role="status" className="grid size-full place-items-center bg-sunken text-ink-soft text-sm">
      Loading...
    </div>
  );
}
