/** @jest-environment jsdom */
import { clearUserKeys, type SessionState } from '@tradefloor/platform';
import * as fc from 'fast-check';
import { keptDraft } from './kept-draft';

const ann: SessionState = { kind: 'user', userId: null, account: 'ann@example.com' };
const bob: SessionState = { kind: 'user', userId: null, account: 'bob@example.com' };

beforeEach(() => localStorage.clear());

it('is there again for its form and its user, until it is forgotten (wire.kept-on-the-way)', () => {
  keptDraft('advert', ann).keep({ price: '7.1', least: '100' });
  expect(keptDraft('advert', ann).read()).toEqual({ price: '7.1', least: '100' });
  expect([keptDraft('advert', bob).read(), keptDraft('order', ann).read()]).toEqual([null, null]);
  keptDraft('advert', ann).forget();
  expect(keptDraft('advert', ann).read()).toBeNull();
});

it('is taken along by a guest who signs in, and by nobody who signs out', () => {
  keptDraft('advert', { kind: 'guest' }).keep({ price: '7.1' });
  expect(keptDraft('advert', ann).read()).toEqual({ price: '7.1' });
  keptDraft('advert', ann).keep({ price: '7.2' });
  expect(keptDraft('advert', { kind: 'guest' }).read()).toBeNull();
});

it('goes with the session', () => {
  keptDraft('advert', ann).keep({ price: '7.1' });
  clearUserKeys();
  expect(keptDraft('advert', ann).read()).toBeNull();
});

it.each(['password', 'fundPassword', 'passwordAgain', 'again', 'code', 'twoStepCode', 'emailCode', 'pin', 'Password'])(
  'never keeps %s',
  name => {
    keptDraft('advert', ann).keep({ [name]: '482913', price: '7.1' });
    expect(localStorage.getItem('tf.user.draft.advert')).not.toContain('482913');
    expect(keptDraft('advert', ann).read()).toEqual({ price: '7.1' });
  },
);

it('survives what it finds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.json(), (text, value) => {
      localStorage.setItem('tf.user.draft.advert', text);
      expect(keptDraft('advert', ann).read()).toBeNull();
      localStorage.setItem('tf.user.draft.advert', `{"v":1,"value":${value}}`);
      expect(keptDraft('advert', ann).read()).toBeNull();
    }),
  );
});
