import { originForm, refusalOf } from "@/server/front/refusal";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/front/refusal.tsv", {
  path: (target) => originForm(target) ?? "none",
});

describe("refusalOf", () => {
  it.each([
    ["GET", {}],
    ["HEAD", {}],
    ["GET", { "content-length": "0" }],
    ["GET", { rsc: "1", "next-router-state-tree": "x" }],
    ["GET", { range: "bytes=0-1", "if-none-match": '"x"', upgrade: "h2c" }],
  ])("lets %s with %j through", (method, headers) => {
    expect(refusalOf({ method, headers })).toBeNull();
  });

  it.each([
    ["POST", {}, 405],
    ["PUT", { "content-length": "60000000" }, 405],
    ["DELETE", {}, 405],
    ["PATCH", { "transfer-encoding": "chunked" }, 405],
    ["TRACE", {}, 405],
    ["PROPFIND", {}, 405],
    ["get", {}, 405],
    [undefined, {}, 405],
    ["POST", { "next-action": "x" }, 405],
    ["GET", { "next-action": "x" }, 400],
    ["GET", { "content-length": "1" }, 400],
    ["GET", { "content-length": "x" }, 400],
    ["HEAD", { "transfer-encoding": "chunked" }, 400],
  ])("refuses %s with %j by %i", (method, headers, status) => {
    expect(refusalOf({ method, headers })?.status).toBe(status);
  });

  it.each(["POST", "OPTIONS"])("lists the allowed methods in the answer to %s", (method) => {
    expect(refusalOf({ method, headers: {} })?.headers).toEqual({ Allow: "GET, HEAD, OPTIONS" });
  });

  it("answers OPTIONS without content", () => {
    expect(refusalOf({ method: "OPTIONS", headers: {} })).toMatchObject({ status: 204, message: "" });
  });
});
