import * as fc from 'fast-check';
import { seen } from './seen';

it.each([
  ['what was wanted', { before: null, wanted: 'ann', now: 'ann' }, 'done'],
  ['what was there before', { before: 'old', wanted: 'ann', now: 'old' }, 'lost'],
  ['what was wanted and there already', { before: 'ann', wanted: 'ann', now: 'ann' }, 'done'],
  ['what the server writes another way', { before: null, wanted: 'ann@example.com', now: 'a**@example.com' }, 'done'],
])('%s', (_, values, kind) => expect(seen<string | null>(values).kind).toBe(kind));

it('never takes for lost what has changed', () => {
  const text = fc.string({ maxLength: 2 });
  fc.assert(
    fc.property(text, text, text, (before, wanted, now) => {
      const { kind } = seen({ before, wanted, now });
      expect(kind === 'lost').toBe(now === before && now !== wanted);
    }),
  );
});
