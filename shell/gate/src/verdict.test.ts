import { readVerdict } from './verdict';
import { allSaid } from './said';

const global = { key: 'figure.global', values: { name: 'helper' } };
const said = { place: { key: 'place.shell', values: {} }, figure: global, cure: { key: 'verbatim', values: {} } };
const figures = {
  seconds: 9,
  exchange: 'away',
  visits: 1,
  parts: 0,
  swaps: 0,
  slowestFirstContentMs: 1,
  heaviestFirstScripts: 1,
  longestTaskMs: 1,
  busiest: 0,
};
const written = (more: object) => {
  const finding = { rule: 'nothing-fails', place: '/', figure: '2 errors', cure: 'Mend them.', ...more };
  const about = { area: 'spot', build: 'aaaa1111', description: null, shell: 'ffee0011', by: 'lee', at: '2026-11-20' };
  return JSON.stringify({ ...about, rules: [], findings: [finding], figures });
};
const saidIn = (text: string) => readVerdict(text)?.findings.map(finding => finding.said);

it('has what was said, in no language', () => {
  expect(saidIn(written({ said }))).toEqual([said]);
});

it('is read as it was kept before anything was said but English', () => {
  expect(saidIn(written({}))).toEqual([null]);
});

it.each([
  ['a key that is none', { key: 'a key', values: {} }],
  ['no values', { key: 'verbatim' }],
  ['a value that is none', { key: 'verbatim', values: { what: { deep: 1 } } }],
  ['a name that is none', { key: 'verbatim', values: { 'a name': 1 } }],
  ['a value without end', { key: 'verbatim', values: { what: 'x'.repeat(301) } }],
  [
    'values without end',
    { key: 'verbatim', values: Object.fromEntries(Array.from({ length: 9 }, (_each, at) => [`v${at}`, at])) },
  ],
])('stays a refusal, in English, with %s', (_, figure) => {
  expect(saidIn(written({ said: { ...said, figure } }))).toEqual([null]);
  expect(allSaid([global, figure])).toEqual([]);
});

it('has as many as the history ever keeps, and no more', () => {
  expect(allSaid([global])).toEqual([global]);
  expect(allSaid(Array.from({ length: 9 }, () => global))).toEqual([]);
  expect(allSaid(undefined)).toEqual([]);
});
