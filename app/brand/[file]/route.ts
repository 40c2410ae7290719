import { logoResponse } from "@/server/site/logo-response";

/** A form of the site's own logo. */
export async function GET(_request: Request, { params }: RouteContext<"/brand/[file]">): Promise<Response> {
  return logoResponse((await params).file);
}

export const HEAD = GET;
