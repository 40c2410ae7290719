import type { ErrorEvent } from "@sentry/nextjs";

type Reported = NonNullable<ErrorEvent["request"]>;

/** Removes the values of a query: ids are of rentals that the visitor likes or compares, others are what was searched or typed. */
const withoutValues = (text: string) => text.replace(/(^|[?&])([\w.-]+)=[^&#]*/g, "$1$2=");

/** A click on a heart is recorded as `button[aria-label="Like Villa Canggu"]`. */
const withoutNames = (message: string) => message.replace(/="[^"]*"/g, "");

const originOf = (referrer: string) => URL.parse(referrer)?.origin ?? "";

function withoutLikesIn(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (/^cookie$/i.test(name)) return [];
      return [[name, /^referer$/i.test(name) ? originOf(value) : value]];
    }),
  );
}

type Data = Readonly<Record<string, unknown>>;

const withoutValuesIn = (data: Data) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === "string" ? withoutValues(value) : value,
    ]),
  );

function cleanRequest({ cookies: _, ...request }: Reported): Reported {
  const { url, query_string, headers } = request;
  return {
    ...request,
    ...(url === undefined ? {} : { url: withoutValues(url) }),
    ...(typeof query_string === "string" ? { query_string: withoutValues(query_string) } : {}),
    ...(headers === undefined ? {} : { headers: withoutLikesIn(headers) }),
  };
}

/** Removes cookies, values of queries and labels of buttons, which reveal likes, and shortens the referrer (docs/behaviour.md, O6). */
export function withoutLikes(event: ErrorEvent): ErrorEvent {
  const { request, breadcrumbs, contexts } = event;
  const trail = breadcrumbs?.map(({ data = {}, message, ...breadcrumb }) => ({
    ...breadcrumb,
    ...(message === undefined ? {} : { message: withoutNames(message) }),
    data: withoutValuesIn(data),
  }));
  return {
    ...event,
    ...(request === undefined ? {} : { request: cleanRequest(request) }),
    ...(trail === undefined ? {} : { breadcrumbs: trail }),
    ...(contexts?.nextjs === undefined
      ? {}
      : { contexts: { ...contexts, nextjs: withoutValuesIn(contexts.nextjs) } }),
  };
}
