/** The status of a page that is not 200. The server in front of the framework reads it from the HTML and sends it. */
export function PageStatus({ code }: { code: 404 | 503 }) {
  return <meta name="status" content={String(code)} />;
}
