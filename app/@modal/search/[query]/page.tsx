/** The list without a modal: without a page here the slot would keep the last one on the way back to it. */
export default function NoModal() {
  return null;
}
