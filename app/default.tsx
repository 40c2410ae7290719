import { notFound } from "next/navigation";

/** A URL that only the modal slot matches has no page. */
export default function Default() {
  notFound();
}
