/** The filters that the sentence `q` asks for, and what of it was not understood. */
export { wishResponse as GET } from "@/server/search/read-wish";
