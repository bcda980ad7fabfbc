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

it('names what it has no sentence for', () => {
  expect(inEnglish({ key: 'figure.of-tomorrow', values: {} })).toBe('figure.of-tomorrow');
});
