// Preloaded into the server's process. With a loopback address as hostname, Next.js mistakes rewrites of its own middleware
// for another host and proxies to itself. So its hostname is "localhost", and its server listens on the address.
import { Server } from "node:net";

const { listen } = Server.prototype;
const host = process.env.LISTEN_HOST;

if (host)
  Server.prototype.listen = function listenOnHost(port, hostname, ...rest) {
    return listen.call(this, port, hostname === "localhost" ? host : hostname, ...rest);
  };
