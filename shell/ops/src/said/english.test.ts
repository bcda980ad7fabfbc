import { allInEnglish, inEnglish } from './english';

it('fills in what was seen, and tells a moment to the minute', () => {
  expect(inEnglish({ key: 'figure.scripts', values: { kB: 80.1, of: 80 } })).toBe(
    '80.1 kB of scripts before the first content, limit 80 kB',
  );
  const passed = { key: 'promote.passed', values: { at: '2026-11-20T09:30:59.000Z', by: 'lee' } };
  expect(allInEnglish([passed, { key: 'promote.unlooked', values: {} }])).toBe(
    'passed the gate on 2026-11-20 09:30, looked at by lee; nobody has looked: the gate is off',
  );
});

it('fills in nothing twice: a build may call its things what it likes', () => {
  expect(inEnglish({ key: 'figure.growth.named', values: { named: '{{nodes}}', nodes: 1 } })).toContain(': {{nodes}}');
});

it('fills in what is said itself, chooses the plural, tells to a tenth how sure it is, and takes plain marks', () => {
  const signs = { failed: 1, stableFailed: 0, slow: 0, stableSlow: 0, stuck: 0, stableStuck: 0 };
  const seen = (count: number) => ({ key: 'canary.seen', values: { ...signs, count, stable: 9 } });
  expect(inEnglish({ key: 'canary.worse.failed', values: { seen: seen(2), sure: 99 } })).toBe(
    '2 visits with it and 9 without: failed 1 and 0, slow 0 and 0, stuck 0 and 0; worse by failed, sure to 99.0 %',
  );
  expect(inEnglish(seen(1))).toMatch(/^1 visit with it and 9 without/);
  expect(inEnglish({ key: 'refused.area', values: { area: 'spot' } })).toBe('There is no area "spot".');
});

it('names what it has no sentence for', () => {
  expect(inEnglish({ key: 'figure.of-tomorrow', values: {} })).toBe('figure.of-tomorrow');
});
