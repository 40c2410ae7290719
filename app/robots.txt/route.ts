export { robotsResponse as GET } from "@/server/discovery/robots-txt";

export const dynamic = "force-dynamic";
