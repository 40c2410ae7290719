/** Readiness, for a load balancer: whether this instance can serve, the state of its data service, and what anybody may know. */
export { healthResponse as GET } from "@/server/data/service-health";
