import { hash } from "node:crypto";
import { withScriptHashes } from "@/server/front/inline-scripts";

const source = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;

test("a page allows its own inline scripts, each by its hash, and no others", () => {
  const html = `<script>a()</script><script id="b">b("é")
</script><script>a()</script><script data-src="/x.js"></script><script src="/x.js"></script><script type="application/ld+json">{}</script>`;
  expect(
    withScriptHashes(
      "default-src 'self'; script-src 'self' 'unsafe-inline' https://a.example; style-src 'unsafe-inline'",
      html,
    ),
  ).toBe(
    `default-src 'self'; script-src 'self' ${source("a()")} ${source('b("é")\n')} https://a.example; style-src 'unsafe-inline'`,
  );
});
