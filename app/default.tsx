import { notFound } from "next/navigation";

/** An address that only the modal slot knows is no page. */
export default function Default() {
  notFound();
}
