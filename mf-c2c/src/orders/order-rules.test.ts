import { asInstant } from '@tradefloor/contract';
import { aC2cOrder } from '@tradefloor/platform/testing';
import { stepsOf } from '../order/order-steps';
import { payByOf, waitsForUser } from './order-rules';

test('an order waits for who buys until it is paid, then for who sells (c2c.order-states)', () => {
  const waits = (['buy', 'sell'] as const).flatMap(side =>
    (['unpaid', 'paid', 'finished', 'cancelled'] as const).filter(status => waitsForUser({ side, status })),
  );
  expect(waits).toEqual(['unpaid', 'paid']);
});

test('the window ends when the server says, else 15 minutes after the order (c2c.payment-window)', () => {
  expect(payByOf(aC2cOrder())).toBe(1_763_700_900_000);
  expect(payByOf({ payBy: null, createdAt: asInstant(1_000) })).toBe(901_000);
  expect(payByOf({ payBy: null, createdAt: null })).toBeNull();
});

test('the steps of each state, and of what came to nothing', () => {
  const states = (status: Parameters<typeof stepsOf>[0]['status']) => stepsOf({ status }).map(({ state }) => state);
  expect(states('unpaid')).toEqual(['done', 'current', 'coming', 'coming']);
  expect(states('paid')).toEqual(['done', 'done', 'current', 'coming']);
  expect(states('finished')).toEqual(['done', 'done', 'done', 'done']);
  expect(states('cancelled')).toEqual(['done', 'failed']);
});
