import { notFound } from "next/navigation";

/** For a URL that only the modal slot matches. */
export default function Default() {
  notFound();
}
