import { alertsCodeResponse } from "@/server/discovery/alerts-link";

/** The QR code of a bot's link: "/api/telegram/AQID.svg". */
export async function GET(_: Request, { params }: RouteContext<"/api/telegram/[code]">): Promise<Response> {
  return alertsCodeResponse((await params).code);
}
