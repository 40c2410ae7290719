/** Empties the slot for the list: without a page here it would keep the last modal when the visitor goes back. */
export default function NoModal() {
  return null;
}
