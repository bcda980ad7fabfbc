/** What the gateway answers itself, by the first segment: no screen can be there. */
export const OWN_ADDRESSES: ReadonlySet<string> = new Set([
  'api',
  'beacon',
  'beacons',
  'builds',
  'healthz',
  'metrics',
  'override',
  'readyz',
  'registry',
  'shell',
  'wss',
]);
