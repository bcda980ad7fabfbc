import * as fc from 'fast-check';
import { grouped } from './grouped';

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
