import type { APIRequestContext } from "@playwright/test";

/** What the site reports: its status, that of the data service, and which listings visitors get. */
export async function healthOf(request: APIRequestContext) {
  const response = await request.get("/api/health");
  const { dataService, listings } = await response.json();
  return [response.status(), dataService, listings];
}
