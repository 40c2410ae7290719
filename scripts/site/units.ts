import { dirname } from "node:path";

export interface ServicePlan {
  domain: string;
  user: string;
  /** The folder with everything of the site: project, releases, data, backups. */
  base: string;
  /** The link to the release that is served. */
  release: string;
  data: string;
  port: number;
  processes: number;
  follows: boolean;
  memoryMb: number;
}

const MB_OF_PROCESS = 1_024;
const MB_OF_DATA = 1_024;
/** For the system and nginx. */
const SHARE_OF_MACHINE = 0.85;

/** How much memory the service may take: 1 GB for each process and for the data, and never all of the machine. */
export function memoryLimitMb(processes: number, machineMb: number): number {
  return Math.floor(Math.min(processes * MB_OF_PROCESS + MB_OF_DATA, machineMb * SHARE_OF_MACHINE));
}

const command = ({ release }: ServicePlan, words: string) =>
  `${release}/node_modules/node/bin/node --disable-warning=ExperimentalWarning --import ./scripts/resolve-project.ts scripts/site.ts ${words}`;

/** Backups, and the copy of the data that stands in during an upgrade, are beside the data. */
const writablePaths = ({ base, data }: ServicePlan) =>
  [...new Set([base, ...(data.startsWith(`${base}/`) ? [] : [dirname(data)])])].join(" ");

/** The rights of both units: they write to the folders of the site and nowhere else. */
const hardened = (plan: ServicePlan) => `User=${plan.user}
Group=${plan.user}
UMask=0077
NoNewPrivileges=yes
ProtectSystem=strict
ReadWritePaths=${writablePaths(plan)}
ProtectHome=${/(?:^| )\/(?:home|root)\//.test(`${writablePaths(plan)}/`) ? "no" : "yes"}
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
CapabilityBoundingSet=`;

export const siteUnit = (plan: ServicePlan) => `[Unit]
Description=Monthly rentals at ${plan.domain}
After=network-online.target
Wants=network-online.target
StartLimitIntervalSec=0

[Service]
WorkingDirectory=${plan.release}
Environment=SITE_URL=https://${plan.domain} PORT=${plan.port} NEXT_TELEMETRY_DISABLED=1
ExecStart=${command(plan, `serve --data ${plan.data} --processes ${plan.processes} --release ${plan.release}${plan.follows ? " --follow" : ""}`)}
ExecReload=/bin/kill -HUP $MAINPID
Restart=always
RestartSec=5
KillMode=mixed
TimeoutStopSec=60
MemoryMax=${plan.memoryMb}M
OOMPolicy=continue
${hardened(plan)}

[Install]
WantedBy=multi-user.target
`;

export const backupUnit = (plan: ServicePlan) => `[Unit]
Description=Backup of ${plan.data}

[Service]
Type=oneshot
WorkingDirectory=${plan.release}
ExecStart=${command(plan, `backup --data ${plan.data}`)}
Nice=10
IOSchedulingClass=idle
MemoryMax=1G
${hardened(plan)}
`;

/** At night in Indonesia. A backup that was missed, because the machine was off, is made at its next start. */
export const backupTimer = (plan: ServicePlan) => `[Unit]
Description=Nightly backup of ${plan.data}

[Timer]
OnCalendar=*-*-* 19:30:00 UTC
RandomizedDelaySec=10min
Persistent=yes

[Install]
WantedBy=timers.target
`;
