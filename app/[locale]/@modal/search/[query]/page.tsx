/** Empties the slot for the list. Without this page, the slot would keep the last modal when the visitor goes back. */
export default function NoModal() {
  return null;
}
