import * as fc from 'fast-check';
import { grouped, isAppCode, isCodeOrRecovery, sentCode } from './rules';

test.each([
  ['123456', true, true, '123456'],
  ['123 456', true, true, '123456'],
  ['12345', false, false, '12345'],
  ['1234567', false, true, '1234567'],
  ['ABCD-EFGH-1234', false, true, 'ABCD-EFGH-1234'],
  [' abcd-efgh ', false, true, 'abcd-efgh'],
  ['abc def', false, false, 'abc def'],
  ['-ABCDEF', false, false, '-ABCDEF'],
  ['', false, false, ''],
])('%p: app %p, either %p, sent as %p', (typed, app, either, sent) => {
  expect([isAppCode(typed), isCodeOrRecovery(typed), sentCode(typed)]).toEqual([app, either, sent]);
});

test('a secret in groups is the secret', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z2-7]{1,64}$/), secret => {
      expect(grouped(secret).replaceAll(' ', '')).toBe(secret);
      expect(
        grouped(secret)
          .split(' ')
          .every(group => group.length <= 4),
      ).toBe(true);
    }),
  );
});
