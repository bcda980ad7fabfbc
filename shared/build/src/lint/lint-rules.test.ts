import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const OXLINT = path.join(ROOT, 'node_modules/.bin/oxlint');

interface Exceptions {
  readonly 'a-file-has-one-idea': Readonly<Record<string, number>>;
}
const exceptions = JSON.parse(readFileSync(path.join(__dirname, 'exceptions.json'), 'utf8')) as Exceptions;
const [longFile = ['', 0]] = Object.entries(exceptions['a-file-has-one-idea']);

/** Rule, what it looks at, and how often it has something to say. */
const CASES: ReadonlyArray<readonly [rule: string, code: string, found: number]> = [
  ['a-view-fetches-nothing', 'const answer = platform.http(listNews, {});', 1],
  ['a-view-fetches-nothing', 'const { http } = usePlatform(); http(listNews, {});', 2],
  ['a-view-fetches-nothing', 'act(platform.http);', 1],
  [
    'a-view-fetches-nothing',
    "useAreaQuery({}); useInfiniteQuery({}); fetch('/x'); useOwnQuery(call, {}); useAnswer(call);",
    5,
  ],
  ['a-view-fetches-nothing', 'const { navigate } = usePlatform(); const offered = useOffers(listNews);', 0],
  ['a-view-fetches-nothing', 'const news = useNews(); const form = useForm(); client.fetch();', 0],
  ['money-is-no-number', "Number(price); parseFloat('1'); Number.parseFloat('1'); total.toFixed(2); +amount;", 5],
  ['money-is-no-number', 'Number.isInteger(count); const next = +1; formatNumber(price);', 0],
  ['nothing-is-left-on-window', 'window.pair = 1; globalThis.a.b = 2; Object.assign(window, {});', 3],
  ['nothing-is-left-on-window', "document.dispatchEvent(new CustomEvent('pair')); new BroadcastChannel('x');", 3],
  [
    'nothing-is-left-on-window',
    "window.addEventListener('storage', follow); window.location.reload(); place.window = 1;",
    0,
  ],
  [
    'storage-is-the-platforms',
    "localStorage.getItem('a'); window.sessionStorage; indexedDB.open('b'); document.cookie;",
    4,
  ],
  ['storage-is-the-platforms', 'const { caches: kept } = texts; texts.caches; stored(layout);', 0],
  [
    'the-token-is-the-sessions',
    "storage.get('token'); SPEC_KEYS.token.key; fetch('/x', { headers: { Authorization: t } });",
    3,
  ],
  ['the-token-is-the-sessions', "storage.get('locale'); field('token', text); SPEC_KEYS.locale.key;", 0],
  [
    'toasts-are-the-shells',
    "import { Button, Toast, ToastViewport } from '@tradefloor/ui'; import { toast } from 'sonner';",
    3,
  ],
  ['toasts-are-the-shells', "import { Button } from '@tradefloor/ui';", 0],
  ['a-file-has-one-idea', '// a line\n'.repeat(201), 1],
  ['a-file-has-one-idea', '// a line\n'.repeat(200), 0],
];

interface Found {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

let folder: string;
let found: readonly Found[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  CASES.forEach(([, code], at) => write(`case-${at}.tsx`, code));
  write(longFile[0], '// a line\n'.repeat(longFile[1] + 1));
  const rules = [...new Set(CASES.map(([rule]) => `tradefloor/${rule}`))].map(rule => [rule, 'error']);
  write(
    'oxlintrc.json',
    JSON.stringify({
      jsPlugins: [path.join(__dirname, 'plugin.mjs')],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules),
    }),
  );
  found = (JSON.parse(linted(['-c', 'oxlintrc.json', '-f', 'json'])) as { diagnostics: Found[] }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

function linted(words: readonly string[]): string {
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] };
  try {
    return String(execFileSync(OXLINT, words, options));
  } catch (problem) {
    // It ends with 1 where it found something.
    return String((problem as { stdout: Buffer }).stdout);
  }
}

const saidOf = (rule: string, file: string) =>
  found.filter(each => each.code === `tradefloor(${rule})` && each.filename === file).map(({ message }) => message);

it.each(CASES.map(([rule, code, times], at) => [rule, code.slice(0, 80), times, at] as const))(
  '%s, of %j: %d',
  (rule, _, times, at) => {
    expect(saidOf(rule, `case-${at}.tsx`)).toHaveLength(times);
  },
);

describe('the exceptions', () => {
  const long = Object.keys(exceptions['a-file-has-one-idea']);

  // Lower it with the list; nobody raises it.
  it('only become fewer', () => {
    expect(long.length).toBeLessThanOrEqual(32);
  });

  it('are files that there are', () => {
    expect(long.filter(file => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('do not grow', () => {
    expect(saidOf('a-file-has-one-idea', longFile[0])).toEqual([expect.stringContaining('may only shrink')]);
  });
});
