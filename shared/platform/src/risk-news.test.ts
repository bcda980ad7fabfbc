import { decimal } from '@tradefloor/money';
import { UNWARNED, warnedBy } from './risk-news';

/** What is told while the rate goes through these. */
function told(...rates: readonly (string | null)[]) {
  let warned = UNWARNED;
  return rates.map(rate => {
    const { tell, ...next } = warnedBy(rate === null ? null : decimal(rate), warned);
    warned = next;
    return tell;
  });
}

it('warns once at 150 percent and once near the liquidation (leverage.risk-warned)', () => {
  expect(told('400', '150.01', '150', '140', '149', '115', '111', '114')).toEqual([
    null,
    null,
    'warned',
    null,
    null,
    'alarming',
    null,
    null,
  ]);
});

it('does not warn again while the rate hovers about a threshold', () => {
  expect(told('149', '151', '149', '154.9', '148')).toEqual(['warned', null, null, null, null]);
  expect(told('114', '119', '114')).toEqual(['alarming', null, null]);
});

it('warns anew of an account that was well in between', () => {
  expect(told('149', '156', '149')).toEqual(['warned', null, 'warned']);
  expect(told('114', '125', '114')).toEqual(['alarming', null, 'alarming']);
  expect(told('114', null, '149')).toEqual(['alarming', null, 'warned']);
});

it('tells only the worse of two that are passed at once', () => {
  expect(told('300', '112')).toEqual([null, 'alarming']);
});
