import { readdirSync } from 'node:fs';
import type { Observed } from '../observed';
import { leaving, observed, visiting } from '../sample-observed';
import { findingsIn, RULE_NAMES } from '.';

const growing = (change: object) =>
  observed({ growth: { route: '/', mounts: 3, nodes: 0, listeners: 0, named: [], ...change } });

/** The rule, what breaks it, and what of it the refusal says. */
const BROKEN: ReadonlyArray<readonly [string, Observed, string]> = [
  ['the-page-goes-on-answering', observed({ frozenAt: 'mounting /' }), 'no answer in time (8 s'],
  ['nothing-fails', { ...observed(), faults: ['mount-threw: no'] }, 'mount-threw: no'],
  ['nothing-fails', observed({ uncaught: ['TypeError: x'] }), 'TypeError: x'],
  ['the-policy-is-kept', observed({ violations: ['script-src by inline'] }), 'script-src by inline'],
  ['every-route-is-shown', visiting({ shownAfter: null }), 'nothing to see after 5000 ms'],
  ['every-route-is-shown', visiting({ shownAfter: 5_001 }), 'first content after 5001 ms, of 5000'],
  ['every-part-is-shown', observed({ parts: [{ part: 'badge 1', failed: 'it threw' }] }), 'it threw'],
  ['every-swap-goes-both-ways', observed({ swaps: [{ to: 'the candidate', route: '/', after: null }] }), 'not there'],
  ['first-content-is-light', visiting({ scriptBytes: 80_001 }), '80.0 kB of scripts'],
  ['no-task-blocks-the-page', visiting({ longestTask: 1_501 }), 'one task of 1501 ms'],
  ['the-page-comes-to-rest', visiting({ busy: 0.76 }), '76 % of a core'],
  ['the-page-comes-to-rest', leaving({ busy: 0.36 }), '36 % of a core'],
  ['the-header-stays-in-reach', visiting({ covered: [{ place: 'Spot', by: '<div>' }] }), 'over "Spot" is <div>'],
  ['clicks-arrive', visiting({ click: 'lost' }), 'led nowhere'],
  ['clicks-arrive', visiting({ click: 'reloaded' }), 'loaded the page anew'],
  [
    'styles-stay-inside',
    visiting({ reaching: [{ selector: 'body', sheet: '/builds/x/y/a.css', element: '<body>' }] }),
    '"body" matches <body>',
  ],
  ['built-ins-stay-as-they-are', leaving({ builtIns: ['Array.prototype.map'] }), 'Array.prototype.map is another'],
  ['nothing-is-left-on-window', leaving({ globals: ['helper'] }), 'window.helper'],
  ['nothing-is-left-in-the-page', leaving({ styles: ['a style sheet stays: h1 {}'] }), 'a style sheet stays'],
  ['nothing-is-left-in-the-page', leaving({ elements: ['<aside> stays in the body'] }), '<aside> stays'],
  ['nothing-is-left-in-the-page', leaving({ attributes: ['"body" became "body class=x"'] }), 'became'],
  ['mounts-add-nothing-up', growing({ nodes: 26 }), '26 nodes (of 25)'],
  ['mounts-add-nothing-up', growing({ listeners: 9 }), '9 listeners (of 8)'],
  ['mounts-add-nothing-up', growing({ named: ['1 × resize on window'] }), '1 × resize on window'],
  ['the-session-is-the-users', visiting({ as: 'member', session: 'guest' }), "the page's user is a guest"],
];

it('finds nothing about a build that does nothing wrong', () => {
  expect(findingsIn(observed())).toEqual([]);
});

it.each(BROKEN)('%s is broken, and nothing else', (rule, seen, figure) => {
  expect(findingsIn(seen)).toEqual([
    { rule, place: expect.stringMatching(/\w/), figure: expect.stringContaining(figure), cure: expect.any(String) },
  ]);
});

it('tries every rule', () => {
  expect([...new Set(BROKEN.map(([rule]) => rule))].toSorted()).toEqual(RULE_NAMES.toSorted());
});

it('has each rule in a file of its name', () => {
  const files = new Set(readdirSync(__dirname));
  expect(RULE_NAMES.filter(name => !files.has(`${name}.ts`))).toEqual([]);
});

it('tells a style that is met on every route once', () => {
  const reaching = [{ selector: 'body', sheet: 'a.css', element: '<body>' }];
  const { walks } = visiting({ reaching });
  expect(findingsIn({ walks: [...walks, ...walks], faults: [] })).toHaveLength(1);
});
