/** Long enough for a stack; short enough that a log line stays one. */
const MOST_TEXT = 4000;
const MOST_REPORTS = 20;
const MOST_DEPTH = 6;

/**
 * Those that our shells and browsers send. Any other is counted with `other`, whatever it is called: invented ones must
 * not use up what an operator can read, and hide a real one.
 */
const KINDS = new Set([
  'problem',
  'area-failed',
  'visits',
  'built-ins-replaced',
  'page-busy',
  'page-covered',
  'page-froze',
  'page-hidden',
  'page-stopped',
  'page-swells',
  'presses-eaten',
  'sign-out-unasked',
  'history-filled',
  'storage-taken',
  'styles-outside',
  'csp-violation',
  'crash',
  'deprecation',
  'intervention',
  'integrity-violation',
  'network-error',
  'permissions-policy-violation',
  'coep',
  'coop',
]);

export interface ReadBeacon {
  readonly kind: string;
  readonly said: unknown;
}

/**
 * One of ours (`{ kind, … }`), a browser's `{ "csp-report": … }`, or its list of reports (`[{ type, body }]`). Nothing
 * when it is none of them.
 */
export function readBeacons(text: string): ReadBeacon[] {
  const given = parsed(text);
  if (Array.isArray(given)) return given.slice(0, MOST_REPORTS).flatMap(report => readReport(report));
  return readReport(given);
}

function readReport(given: unknown): ReadBeacon[] {
  if (!isRecord(given)) return [];
  if ('csp-report' in given) return [{ kind: 'csp-violation', said: shortened(given['csp-report'], 0) }];
  if (isRecord(given['body']) && typeof given['type'] === 'string') {
    return [{ kind: kindFrom(given['type']), said: shortened(given['body'], 0) }];
  }
  return typeof given['kind'] === 'string' ? [{ kind: kindFrom(given['kind']), said: shortened(given, 0) }] : [];
}

function kindFrom(text: string): string {
  return KINDS.has(text) ? text : 'other';
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shortText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MOST_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map(entry => shortened(entry, depth + 1));
  const entries = Object.entries(value).slice(0, 50);
  return Object.fromEntries(entries.map(([key, entry]) => [key, shortened(entry, depth + 1)]));
}

/** Addresses without their query: it may hold an e-mail or a code. */
function shortText(text: string): string {
  const told = /^https?:/.test(text) ? (text.split(/[?#]/)[0] ?? '') : text;
  return told.length > MOST_TEXT ? `${told.slice(0, MOST_TEXT)}…` : told;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
