import { isAppCode, isCodeOrRecovery, sentCode } from './one-time-code';

test.each([
  ['123456', true, true, '123456'],
  ['123 456', true, true, '123456'],
  [' 123-456 ', true, true, '123456'],
  ['123–456', true, true, '123456'],
  ['１２３　４５６', true, true, '123456'],
  ['\u202a123456\u202c', true, true, '123456'],
  ['12345', false, false, '12345'],
  ['1234567', false, true, '1234567'],
  ['ABCD-EFGH-1234', false, true, 'ABCD-EFGH-1234'],
  [' abcd-efgh ', false, true, 'abcd-efgh'],
  ['ＡＢＣＤ-ＥＦＧＨ\u200b', false, true, 'ABCD-EFGH'],
  ['abc def', false, false, 'abc def'],
  ['-ABCDEF', false, false, '-ABCDEF'],
  ['', false, false, ''],
])('%p: app %p, either %p, sent as %p', (typed, app, either, sent) => {
  expect([isAppCode(typed), isCodeOrRecovery(typed), sentCode(typed)]).toEqual([app, either, sent]);
});
