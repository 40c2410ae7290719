/** Asking rents in every area, by bedrooms. */
export { statsResponse as GET } from "@/server/discovery/stats-response";
