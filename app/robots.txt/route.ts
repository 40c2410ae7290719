export { robotsResponse as GET } from "@/server/discovery/robots-txt";

/** The build does not know the site's address, which the file names. */
export const dynamic = "force-dynamic";
