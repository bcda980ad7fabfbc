import { createHolds } from './holds';

it('answers for each area, and for all, the strictest that is held', () => {
  const holds = createHolds();
  const form = holds.hold('c2c', 'ask');
  const submit = holds.hold('c2c', 'no');
  expect([holds.of('c2c'), holds.of('spot'), holds.ofAll()]).toEqual(['no', 'yes', 'no']);
  submit();
  expect([holds.of('c2c'), holds.ofAll()]).toEqual(['ask', 'ask']);
  form();
  form();
  expect(holds.ofAll()).toBe('yes');
});

it('asks before it replaces what was typed, and lets the user leave it', () => {
  const holds = createHolds();
  const release = holds.hold('account', 'typed');
  expect([holds.of('account'), holds.ofAll()]).toEqual(['ask', 'yes']);
  release();
  expect(holds.of('account')).toBe('yes');
});

it('tells whose readiness changed, once a change', () => {
  const holds = createHolds();
  const told: string[] = [];
  holds.changes.subscribe(area => told.push(area));
  const release = holds.hold('spot', 'ask');
  release();
  release();
  expect(told).toEqual(['spot', 'spot']);
});

it('forgets an area that crashed with its hold', () => {
  const holds = createHolds();
  const release = holds.hold('spot', 'no');
  holds.hold('lever', 'ask');
  holds.forget('spot');
  release();
  expect([holds.of('spot'), holds.ofAll()]).toEqual(['yes', 'ask']);
});
