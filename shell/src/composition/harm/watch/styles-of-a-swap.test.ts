/** @jest-environment jsdom */
import { aBuild } from '@tradefloor/release/sample-builds';
import { stylesStayInside } from './styles-stay-inside';

it('ends styles of the build that is replaced before the next one draws, another area’s in the next pause', () => {
  const [before, next, other] = [
    aBuild({ build: 'aaaa1111' }),
    aBuild({ build: 'bbbb2222' }),
    aBuild({ area: 'wallet', build: 'cccc3333' }),
  ];
  const sheets = [before, next, other].map(({ federation }) => {
    const link = document.createElement('link');
    link.dataset['mf'] = federation;
    const sheet = { disabled: false };
    Object.defineProperty(link, 'sheet', { value: sheet });
    document.head.append(link);
    return sheet;
  });
  const rule = stylesStayInside(document, new WeakMap());
  rule.went?.(before);
  rule.went?.(other);
  rule.came?.(next);
  expect(sheets.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  rule.left?.(other);
  rule.came?.(before);
  expect(sheets.map(({ disabled }) => disabled)).toEqual([false, false, true]);
});
