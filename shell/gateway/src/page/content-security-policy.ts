export interface PolicyFor {
  /** Fresh for every page. Only styles need it: scripts come from our own origin or not at all. */
  readonly nonce: string;
  /** The Host header: `'self'` covers sockets only in newer browsers. */
  readonly host: string;
  readonly devOrigins: readonly string[];
  /** Of `shell.json`: what the shell makes before anybody else runs, and no script can make again. */
  readonly policies: readonly string[] | undefined;
}

/** A host and port, and nothing that could end the directive and begin another. */
const HOST = /^[A-Za-z0-9.[\]:_-]+$/;

/** What a shell needs that was built before one policy judged all. */
const FORMER_POLICIES = ["mf shell-mf highcharts dompurify 'allow-duplicates'"];

export function contentSecurityPolicy({ nonce, host, devOrigins, policies }: PolicyFor): string {
  const own = ["'self'", ...devOrigins].join(' ');
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const devSockets = devOrigins.map(origin => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${[own, ...sockets, ...devSockets].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${(policies ?? FORMER_POLICIES).join(' ')}`,
    // Not report-to: that is only sent over https, and browsers that know it then ignore this one.
    'report-uri /beacon',
  ].join('; ');
}
