import { execFileSync } from "node:child_process";

const LISTENING = `
const server = require("node:http").createServer();
server.listen(0, process.argv[1], () => { console.log(server.address().address); server.close(); });
`;

/** The address that a server bound to `name` listens on, in a process with the preload. */
function listensOn(name: string, listenHost: string): string {
  const preload = ["--import", `${process.cwd()}/scripts/start/listen-on-host.mjs`];
  const env = { ...process.env, LISTEN_HOST: listenHost };
  return execFileSync(process.execPath, [...preload, "-e", LISTENING, name], {
    env,
    encoding: "utf8",
  }).trim();
}

test.each([
  ["localhost", "127.0.0.2", "127.0.0.2"],
  ["127.0.0.3", "127.0.0.2", "127.0.0.3"],
  ["127.0.0.3", "", "127.0.0.3"],
])("a server for %s with LISTEN_HOST=%s listens on %s", (name, listenHost, address) => {
  expect(listensOn(name, listenHost)).toBe(address);
});
