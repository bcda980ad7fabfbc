import { CallFates } from './call-fates';

const MEMBER = 7;

it('knows no end of a key while one that was sent again with it is under way', () => {
  const fates = new CallFates();
  fates.begin(MEMBER, 'k');
  fates.begin(MEMBER, 'k');
  fates.end(MEMBER, 'k', 'Insufficient balance.');
  expect(fates.of(MEMBER, 'k')).toMatchObject({ fate: 'in-progress' });
  fates.end(MEMBER, 'k', null);
  // What was done is stored.
  expect(fates.of(MEMBER, 'k').fate).toBe('unknown');
});

it('tells a refusal until the key is sent again', () => {
  const fates = new CallFates();
  fates.begin(MEMBER, 'k');
  fates.end(MEMBER, 'k', 'Insufficient balance.');
  expect(fates.of(MEMBER, 'k')).toEqual({ fate: 'refused', id: null, message: 'Insufficient balance.' });
  fates.begin(MEMBER, 'k');
  expect(fates.of(MEMBER, 'k').fate).toBe('in-progress');
  expect(fates.of(MEMBER + 1, 'k').fate).toBe('unknown');
});
