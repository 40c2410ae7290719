import { resolve4, resolve6 } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { connect } from "node:tls";
import type { DoctorFacts } from "./doctor-facts.ts";

const TIMEOUT_MS = 5_000;
const none = () => [];

/** When the certificate that a name is served with ends; null if there is none that is valid for it. */
function certificateEnds(name: string): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: name, port: 443, servername: name, timeout: TIMEOUT_MS }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      resolve(end ? new Date(end) : null);
    });
    const fail = () => {
      socket.destroy();
      resolve(null);
    };
    socket.once("error", fail);
    socket.once("timeout", fail);
  });
}

export async function domainFacts(name: string): Promise<DoctorFacts["domain"]> {
  const [four, six, ends] = await Promise.all([
    resolve4(name).catch(none),
    resolve6(name).catch(none),
    certificateEnds(name),
  ]);
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ address, internal }) => (internal ? [] : address));
  return { name, addresses: [...four, ...six], own, certificateEnds: ends };
}
