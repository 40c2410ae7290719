import { formatMyStay, type MyStay, parseMyStay } from "@/lib/stay/my-stay";
import { myStayText, storeMyStay } from "./stored-stay";

/** Changes what is said of the stay. */
export function changeMyStay(change: Partial<MyStay>): void {
  storeMyStay(formatMyStay({ ...parseMyStay(myStayText()), ...change }));
}
