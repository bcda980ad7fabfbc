import { FaultLog } from './fault-log';

it('says each fault once a minute with its stack, and then how often it came', () => {
  let now = 0;
  const lines: string[] = [];
  const log = new FaultLog(
    line => lines.push(line),
    () => now,
  );
  for (let turn = 0; turn < 1_000; turn += 1) log.note('wallets', new Error('connection refused'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^fault in wallets: Error: connection refused\nError: connection refused\n {4}at /);
  now += 60_000;
  log.note('bars', new TypeError('of undefined'));
  expect(lines.slice(1)).toEqual([
    'fault in wallets: Error: connection refused: 999 more times',
    expect.stringContaining('fault in bars: TypeError: of undefined'),
  ]);
});

it('writes no more lines than it may, whatever the words are, and no line without end', () => {
  const lines: string[] = [];
  const log = new FaultLog(line => lines.push(line));
  for (let turn = 0; turn < 1_000; turn += 1) log.note('x', new Error(`${turn} ${'y'.repeat(100_000)}`));
  expect(lines.length).toBeLessThanOrEqual(21);
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(4_000);
});
