/** Empties the slot on the home screen. Without this page, it would keep the last modal when the visitor goes back. */
export { default } from "./default";
