import { ownPictureResponse } from "@/server/preview/own-picture-response";

/** A form of the site's own logo or picture. */
export async function GET(_request: Request, { params }: RouteContext<"/brand/[file]">): Promise<Response> {
  return ownPictureResponse((await params).file);
}

export const HEAD = GET;
