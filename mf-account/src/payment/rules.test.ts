import * as fc from 'fast-check';
import { givenWays, JUDGES, type PaymentForm, sentOf, startOf } from './rules';

const empty = startOf(null);
const nothing = {
  bankName: null,
  bankAccount: null,
  wechatNickname: null,
};
const judged = (more: Partial<PaymentForm>) => {
  const form = { ...empty, realName: 'Ann', ...more };
  return Object.fromEntries(
    Object.entries(JUDGES).flatMap(([name, judge]) => {
      const problem = judge(form);
      return problem === null ? [] : [[name, problem]];
    }),
  );
};

// account.payment-needs: the real name is not empty, a card number is numeric.
test.each<[Partial<PaymentForm>, Record<string, string>]>([
  [{ realName: ' ', alipayAccount: 'a' }, { realName: 'truename' }],
  [{}, { bankAccount: 'no-way' }],
  [{ bankName: 'B', bankAccount: '6222 0210 0109 8765' }, {}],
  [{ bankName: 'B', bankAccount: '6222\u00a00210-0109\u200b ８７６５' }, {}],
  [{ bankName: 'B', bankAccount: '62x' }, { bankAccount: 'card-not-numeric' }],
  [{ bankName: 'B', bankAccount: '1'.repeat(41) }, { bankAccount: 'card-length' }],
  [{ bankName: 'B' }, { bankAccount: 'card-missing' }],
  [{ bankAccount: '6222' }, { bankName: 'bank-name' }],
  [{ alipayPicture: '/p.jpg', wechatAccount: 'w' }, { alipayAccount: 'alipay-missing' }],
  [{ alipayAccount: 'a', wechatNickname: 'n' }, { wechatAccount: 'wechat-missing' }],
  [{ wechatAccount: 'w' }, {}],
])('%j: %j', (more, problems) => expect(judged(more)).toEqual(problems));

test('what is sent is what was typed, trimmed, and nothing of empty fields', () => {
  expect(sentOf({ ...empty, realName: ' Ann ', alipayAccount: ' ann ', bankName: ' ' })).toEqual({
    realName: 'Ann',
    alipayAccount: 'ann',
  });
});

test.each([
  ['6222 0210\u00a00109\t8765', '6222021001098765'],
  ['６２２２０２１０-0109', '622202100109'],
  [`${'6222 '.repeat(9)}6222`, '6222'.repeat(10)],
])('a card number that was pasted as %j is sent as its digits', (bankAccount, sent) => {
  expect(sentOf({ ...empty, realName: 'Ann', bankName: 'B', bankAccount }).bankAccount).toBe(sent);
});

test('what was saved comes back as it was sent', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(word, word, word, (realName, alipayAccount, wechatAccount) => {
      const sent = sentOf({ ...empty, realName, alipayAccount, wechatAccount });
      const saved = { ...nothing, realName, alipayAccount, wechatAccount };
      expect(sentOf(startOf(saved))).toEqual(sent);
      expect(givenWays(saved)).toEqual(['alipay', 'wechat']);
    }),
  );
});
