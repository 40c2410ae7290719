/** The index of a list, with the query of its page. */
export { listResponse as GET } from "@/server/search/list-response";
