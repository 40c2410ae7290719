export interface NginxSettings {
  listen: string;
  /** Of the site's processes. */
  ports: readonly number[];
  cacheFolder: string;
  /** The name that it answers to; every name by default. */
  serverName?: string;
}

function replaceLine(text: string, line: RegExp, replacement: string): string {
  if (!line.test(text)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
  return text.replace(line, replacement);
}

/** Puts the settings into deploy/nginx.conf. Throws if it lacks a line for one of them. */
export function renderSiteConf(
  text: string,
  { listen, ports, cacheFolder, serverName = "_" }: NginxSettings,
): string {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} fail_timeout=5s;\n`).join("");
  const edits: readonly [RegExp, string][] = [
    [/^(?: {2}server 127\.0\.0\.1:300\d fail_timeout=5s;\n)+/m, servers],
    [/(?<=^ {2}listen )80(?=;$)/m, listen],
    [/(?<=^ {2}server_name )_(?=;$)/m, serverName],
    [/(?<=^proxy_cache_path )\/var\/cache\/nginx\/site(?= )/m, cacheFolder],
  ];
  return edits.reduce((conf, [line, replacement]) => replaceLine(conf, line, replacement), text);
}

/** The main configuration of an nginx in its own folder. It trusts X-Forwarded-For from loopback: load tests are many clients. */
export function renderMainConf(folder: string, siteConf: string): string {
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
