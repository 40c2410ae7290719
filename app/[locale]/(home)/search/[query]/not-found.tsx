import { MissingList } from "@/components/results/missing-list.client";

export default function ListNotFound() {
  return <MissingList />;
}
