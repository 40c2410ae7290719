import { logoResponse } from "@/server/site/logo";

/** A form of the site's own logo. */
export async function GET(_request: Request, { params }: RouteContext<"/brand/[file]">) {
  return logoResponse((await params).file);
}
