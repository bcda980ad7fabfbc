import { changedDraft, EMPTY } from './draft';

it('is clean again once it is empty again, by hand or with another currency', () => {
  const typed = changedDraft({ ...EMPTY, currency: 'USDT' }, { kind: 'amount', text: '100' });
  expect(typed.isDirty).toBe(true);
  expect(changedDraft(typed, { kind: 'amount', text: '' }).isDirty).toBe(false);
  expect(changedDraft(typed, { kind: 'currency', currency: 'BTC' })).toMatchObject({ amount: '', isDirty: false });
});
