export { robotsResponse as GET } from "@/server/discovery/robots-txt";
