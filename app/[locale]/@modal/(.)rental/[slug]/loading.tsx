import { RentalTitle } from "@/components/detail/rental-title.client";

export default function RentalLoading() {
  return (
    <div className="@container grid gap-5" aria-busy="true">
      <RentalTitle>Loading...</RentalTitle>
      <div className="aspect-4/3 rounded-card bg-sunken motion-safe:animate-pulse @2xl:aspect-2/1" />
      <div className="h-32 rounded-card bg-sunken motion-safe:animate-pulse" />
    </div>
  );
}
