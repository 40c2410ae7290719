/** Where one machine's nginx listens and keeps answers, and the ports of the site's processes. */
export interface Places {
  listen: string;
  ports: readonly number[];
  cacheFolder: string;
}

function replaced(text: string, line: RegExp, by: string): string {
  if (!line.test(text)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
  return text.replace(line, by);
}

/** deploy/nginx.conf for these places. Throws when it has no line to put one of them in. */
export function confFor(text: string, { listen, ports, cacheFolder }: Places): string {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} fail_timeout=5s;\n`).join("");
  const edits: readonly [RegExp, string][] = [
    [/^(?: {2}server 127\.0\.0\.1:300\d fail_timeout=5s;\n)+/m, servers],
    [/(?<=^ {2}listen )80(?=;$)/m, listen],
    [/(?<=^proxy_cache_path )\/var\/cache\/nginx\/site(?= )/m, cacheFolder],
  ];
  return edits.reduce((conf, [line, by]) => replaced(conf, line, by), text);
}

/**
 * The file that starts such an nginx from a folder of its own. Loopback is trusted to name its visitors in X-Forwarded-For, as a
 * load balancer would be, so that load from this machine is not one client's.
 */
export function mainConf(folder: string, siteConf: string): string {
  return `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events {
  worker_connections 4096;
}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/client_body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  include ${siteConf};
}
`;
}
