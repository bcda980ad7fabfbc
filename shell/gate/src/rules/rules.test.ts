import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Observed } from '../observed';
import { leaving, observed, showing, visiting } from '../sample-observed';
import { SAYINGS } from '../said';
import { findingsIn, RULE_NAMES } from '.';

const GROWTH = { route: '/', mounts: 3, nodes: 0, listeners: 0, memoryKB: 0, named: [] };
const QUIET = { route: '/', seconds: 2.5, written: 0, focus: 'stayed', holds: false } as const;
const resting = (change: object) => observed({ quiet: { ...QUIET, ...change } });
const growing = (change: object) => observed({ growth: { ...GROWTH, ...change } });

const verbatim = (what: string) => ({ key: 'verbatim', values: { what } }) as const;
const mounting = { key: 'step.mounting', values: { route: '/' } } as const;
const sheet = { key: 'figure.stays.sheet', values: { sheet: 'h1 {}' } } as const;
const aside = { key: 'figure.stays.element', values: { element: 'aside', parent: 'body' } } as const;
const classes = { key: 'figure.stays.attributes', values: { before: 'body', after: 'body class=x' } } as const;

/** The rule, what breaks it, and what of it the refusal says. */
const BROKEN: ReadonlyArray<readonly [string, Observed, string, object]> = [
  ['the-page-goes-on-answering', observed({ frozenAt: mounting }), 'figure.frozen.guest', { seconds: 8 }],
  ['the-page-goes-on-answering', observed({ goneAt: mounting }), 'figure.gone', {}],
  ['the-page-goes-on-answering', observed({ dialogs: ['alert: hey'] }), 'figure.dialog', { dialog: 'alert: hey' }],
  ['the-page-goes-on-answering', leaving({ isElsewhere: true }), 'figure.gone', {}],
  ['nothing-fails', { ...observed(), faults: ['mount-threw: no'] }, 'verbatim', { what: 'mount-threw: no' }],
  ['nothing-fails', observed({ uncaught: ['TypeError: x'] }), 'verbatim', { what: 'TypeError: x' }],
  [
    'the-policy-is-kept',
    observed({ violations: ['script-src by inline'] }),
    'verbatim',
    { what: 'script-src by inline' },
  ],
  ['every-route-is-shown', visiting({ shownAfter: null }), 'figure.content.none', { ms: 5000 }],
  ['every-route-is-shown', visiting({ shownAfter: 5_001 }), 'figure.content.late', { ms: 5001, of: 5000 }],
  ['every-route-is-shown', visiting({ turned: 'language', stays: false }), 'figure.content.went', {}],
  ['every-part-is-shown', showing({ failed: verbatim('Error: it threw') }), 'verbatim', { what: 'Error: it threw' }],
  [
    'every-swap-goes-both-ways',
    observed({ swaps: [{ to: 'candidate', route: '/', after: null, isHeld: false }] }),
    'figure.swap.none',
    { ms: 5000 },
  ],
  [
    'every-swap-goes-both-ways',
    observed({ swaps: [{ to: 'stable', route: '/', after: 5_001, isHeld: false }] }),
    'figure.swap.late',
    { ms: 5001, of: 5000 },
  ],
  [
    'every-swap-goes-both-ways',
    observed({ swaps: [{ to: 'stable', route: '/', after: null, isHeld: true }] }),
    'figure.swap.held',
    { ms: 5000 },
  ],
  ['every-swap-goes-both-ways', visiting({ route: '/other', holds: true }), 'figure.swap.held', { ms: 3000 }],
  ['every-swap-goes-both-ways', showing({ holds: true }), 'figure.swap.held', { ms: 3000 }],
  ['every-swap-goes-both-ways', leaving({ holds: true }), 'figure.swap.held', { ms: 3000 }],
  ['every-swap-goes-both-ways', resting({ holds: true }), 'figure.swap.held', { ms: 3000 }],
  ['first-content-is-light', visiting({ scriptBytes: 80_100 }), 'figure.scripts', { kB: 80.1, of: 80 }],
  ['no-task-blocks-the-page', visiting({ longestTask: 1_501 }), 'figure.task', { ms: 1501, of: 1500 }],
  ['the-page-comes-to-rest', visiting({ busy: 0.76 }), 'figure.busy.shown', { percent: 76, of: 75 }],
  ['the-page-comes-to-rest', leaving({ busy: 0.36 }), 'figure.busy.left', { percent: 36, of: 35 }],
  ['the-page-comes-to-rest', showing({ busy: 0.76 }), 'figure.busy.shown', { percent: 76, of: 75 }],
  ['calls-come-with-pauses', visiting({ calls: 11 }), 'figure.calls', { calls: 11, of: 10 }],
  ['calls-come-with-pauses', showing({ calls: 11 }), 'figure.calls', { calls: 11, of: 10 }],
  [
    'the-header-stays-in-reach',
    visiting({ covered: [{ place: 'Spot', by: '<div>' }] }),
    'figure.header.covered',
    { places: 1, place: 'Spot', by: '<div>' },
  ],
  [
    'the-header-stays-in-reach',
    visiting({ covered: [{ place: 'Spot', by: null }] }),
    'figure.header.unmet',
    { places: 1, place: 'Spot' },
  ],
  ['the-header-stays-in-reach', visiting({ covered: [{ place: null, by: null }] }), 'figure.header.gone', {}],
  [
    'the-header-stays-in-reach',
    showing({ covered: [{ place: 'Spot', by: '<div>' }] }),
    'figure.header.covered',
    { place: 'Spot' },
  ],
  ['the-header-stays-in-reach', leaving({ covered: [{ place: null, by: null }] }), 'figure.header.gone', {}],
  ['the-header-stays-in-reach', visiting({ turned: 'width', tooWide: 40 }), 'figure.header.pushed', { px: 40 }],
  ['clicks-arrive', visiting({ eaten: ['keydown', 'wheel'] }), 'figure.eaten', { events: 'keydown, wheel' }],
  ['clicks-arrive', visiting({ focus: 'taken' }), 'figure.focus', {}],
  ['clicks-arrive', showing({ eaten: ['wheel'] }), 'figure.eaten', { events: 'wheel' }],
  ['clicks-arrive', leaving({ click: 'lost' }), 'figure.click.lost', {}],
  ['clicks-arrive', resting({ focus: 'taken' }), 'figure.focus', {}],
  ['clicks-arrive', visiting({ click: 'lost' }), 'figure.click.lost', {}],
  ['clicks-arrive', visiting({ click: 'reloaded' }), 'figure.click.reloaded', {}],
  [
    'nothing-is-done-unasked',
    observed({ unasked: ['a file saved: a.csv'] }),
    'figure.unasked',
    { what: 'a file saved: a.csv' },
  ],
  [
    'styles-stay-inside',
    visiting({ reaching: [{ selector: 'body', sheet: '/builds/x/y/a.css', element: '<body>' }] }),
    'figure.reaches',
    { selector: 'body', element: '<body>' },
  ],
  [
    'styles-stay-inside',
    showing({ reaching: [{ selector: 'html', sheet: '/builds/x/y/a.css', element: '<html>' }] }),
    'figure.reaches',
    { selector: 'html', element: '<html>' },
  ],
  [
    'built-ins-stay-as-they-are',
    leaving({ builtIns: ['Array.prototype.map'] }),
    'figure.builtIn',
    { name: 'Array.prototype.map' },
  ],
  ['nothing-is-left-on-window', leaving({ globals: ['helper'] }), 'figure.global', { name: 'helper' }],
  ['nothing-is-left-in-the-page', leaving({ styles: [sheet] }), sheet.key, sheet.values],
  ['nothing-is-left-in-the-page', leaving({ elements: [aside] }), aside.key, aside.values],
  ['nothing-is-left-in-the-page', leaving({ attributes: [classes] }), classes.key, classes.values],
  ['mounts-add-nothing-up', growing({ nodes: 26 }), 'figure.growth', { nodes: 26, nodesOf: 25 }],
  ['mounts-add-nothing-up', growing({ listeners: 9 }), 'figure.growth', { listeners: 9, listenersOf: 8 }],
  [
    'mounts-add-nothing-up',
    growing({ named: ['1 × window resize'] }),
    'figure.growth.named',
    { named: '1 × window resize' },
  ],
  ['mounts-add-nothing-up', growing({ memoryKB: 2_001 }), 'figure.growth.memory', { kB: 2001, of: 2000 }],
  [
    'mounts-add-nothing-up',
    showing({ growth: { ...GROWTH, listeners: 9 } }),
    'figure.growth',
    { listeners: 9, listenersOf: 8 },
  ],
  ['what-others-keep-stays', leaving({ lost: ['token'] }), 'figure.lost', { name: 'token' }],
  ['what-others-keep-stays', leaving({ writtenKB: 501 }), 'figure.written', { kB: 501, of: 500 }],
  ['what-others-keep-stays', leaving({ storedKB: 5_001 }), 'figure.written', { kB: 5001, of: 5000 }],
  ['what-others-keep-stays', visiting({ history: 4 }), 'figure.history', { entries: 4, of: 3 }],
  ['what-others-keep-stays', resting({ written: 2 }), 'figure.history.written', { times: 2, of: 1 }],
  ['what-others-keep-stays', leaving({ written: 1 }), 'figure.history.written', { times: 1, of: 0 }],
  ['what-others-keep-stays', leaving({ cookies: ['mine'] }), 'figure.cookie', { name: 'mine' }],
  ['what-others-keep-stays', leaving({ workers: ['/w.js'] }), 'figure.worker', { address: '/w.js' }],
  ['the-session-is-the-users', visiting({ as: 'member', session: 'guest' }), 'figure.session.guest', {}],
];

it('finds nothing about a build that does nothing wrong', () => {
  expect(findingsIn(observed())).toEqual([]);
});

it.each(BROKEN)('%s is broken, and nothing else', (rule, seen, key, values) => {
  expect(findingsIn(seen)).toMatchObject([{ rule, figure: { key, values } }]);
});

it('says what its user had turned by then', () => {
  const places = (['language', 'look'] as const).map(
    turned => findingsIn(visiting({ turned, covered: [{ place: null, by: null }] }))[0]?.place,
  );
  expect(places).toEqual(
    ['language', 'look'].map(turned => ({ key: `place.turned.${turned}`, values: { route: '/' } })),
  );
});

it('says nothing but what it has said that it says, with the values that this takes', () => {
  const told = BROKEN.flatMap(([, seen]) => findingsIn(seen)).flatMap(({ place, figure, cure }) => [
    place,
    figure,
    cure,
  ]);
  const said: Readonly<Record<string, readonly string[]>> = SAYINGS;
  for (const { key, values } of told)
    expect([key, Object.keys(values).toSorted()]).toEqual([key, said[key]?.toSorted()]);
});

it('cuts what a build makes longer than anybody reads', () => {
  const [found] = findingsIn(observed({ uncaught: ['x'.repeat(9_000)] }));
  expect(found?.figure.values).toEqual({ what: 'x'.repeat(300) });
});

it('tries every rule', () => {
  expect([...new Set(BROKEN.map(([rule]) => rule))].toSorted()).toEqual(RULE_NAMES.toSorted());
});

it('has each rule in a file of its name', () => {
  const files = new Set(readdirSync(__dirname));
  expect(RULE_NAMES.filter(name => !files.has(`${name}.ts`))).toEqual([]);
});

it('has told operators of each rule', () => {
  const page = readFileSync(path.join(__dirname, '../../../../docs/operating.md'), 'utf8');
  expect(RULE_NAMES.filter(name => !page.includes(`\n| \`${name}\``))).toEqual([]);
});

it('tells a style that is met on every route once', () => {
  const reaching = [{ selector: 'body', sheet: 'a.css', element: '<body>' }];
  const { walks } = visiting({ reaching });
  expect(findingsIn({ walks: [...walks, ...walks], faults: [] })).toHaveLength(1);
});
