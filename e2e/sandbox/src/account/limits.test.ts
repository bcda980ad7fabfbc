import { HOUR, MINUTE } from '../clock/clock';
import { Limits } from './limits';

let now: number;
let limits: Limits;
beforeEach(() => {
  now = Date.UTC(2026, 10, 22);
  limits = new Limits({ now: () => now });
});

it('forgets names whose time is over, however many there were', () => {
  for (let name = 0; name < 15_000; name += 1) limits.count('wrongPasswords', `name ${name}`);
  limits.count('failedSignIns', '203.0.113.7');
  now += 11 * MINUTE;
  limits.count('wrongPasswords', 'the next');
  expect(limits.known).toBe(2);
});

it('prolongs nothing when the clock is set back, of what is looked at and of what is not', () => {
  for (let turn = 0; turn < 10; turn += 1) for (const who of ['a', 'b']) limits.count('wrongPasswords', who);
  now -= 5 * HOUR;
  expect(limits.wait('wrongPasswords', 'a')).toBe(10 * MINUTE);
  now += 10 * MINUTE;
  expect(limits.wait('wrongPasswords', 'a')).toBe(0);
  expect(limits.wait('wrongPasswords', 'b')).toBe(0);
});

it('counts a try before it is looked at, and gives it back when it was right or never was', async () => {
  const tried = Array.from({ length: 30 }, () => limits.attempt('wrongPasswords', 'a', async () => false));
  const told = await Promise.allSettled(tried);
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  limits.clear();
  for (let turn = 0; turn < 30; turn += 1) {
    expect(await limits.attempt('wrongPasswords', 'a', async () => true)).toBe(true);
    await expect(limits.attempt('wrongPasswords', 'a', () => Promise.reject(new Error('full')))).rejects.toThrow(
      'full',
    );
  }
});
