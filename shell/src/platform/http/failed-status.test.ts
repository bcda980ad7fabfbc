import { listMessages, listQuoteGroups, placeOrder, type PayloadOf, asId } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { isSettled } from '@tradefloor/platform';
import { browserClock } from '../clock';
import { createHttp } from './http';
import { optionalCalls } from './optional-calls';
import { sampleResponse } from './sample-server';
import { watchedCalls } from './watched-calls';

const TOO_MANY = { type: 'error', message: 'Demasiadas solicitudes. Vuelve a intentarlo dentro de 3 s.' };
const order: PayloadOf<typeof placeOrder> = {
  side: 'buy',
  currencyId: asId('1'),
  legalId: asId('3'),
  amount: amount('0.5'),
  mode: 'market',
};

function answered(body: unknown, status: number) {
  const fetch = jest.fn(() => Promise.resolve(sampleResponse(body, status)));
  const http = createHttp({
    fetch,
    sendAndTell: fetch,
    clock: browserClock,
    random: () => 0,
    timed: () => undefined,
    newKey: () => 'key',
    language: () => 'spa',
    session: { token: () => null, over: jest.fn() },
    needs: jest.fn(),
    watched: watchedCalls(),
    optional: optionalCalls(jest.fn()),
  });
  return { fetch, http };
}

it('takes 429 for a refusal in the words that came: nothing was done, and nothing is asked again by itself', async () => {
  const { fetch, http } = answered(TOO_MANY, 429);
  const refused = { kind: 'refused', effect: 'none', message: TOO_MANY.message, status: 429 };
  await expect(http(listQuoteGroups, {})).rejects.toMatchObject(refused);
  await expect(http(placeOrder, order)).rejects.toMatchObject(refused);
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe('of the exchange’s own faults (exchange.own-faults)', () => {
  const AWAY = { type: 'error', message: 'Changes can’t be saved right now.' };

  it('takes 503 for a no to what was to be done, in its words, and for no answer to a question', async () => {
    const { http } = answered(AWAY, 503);
    const refused = { kind: 'refused', effect: 'none', message: AWAY.message, status: 503 };
    await expect(http(placeOrder, order)).rejects.toMatchObject(refused);
    expect(isSettled(await http(placeOrder, order).catch((problem: unknown) => problem))).toBe(false);
    await expect(http(listMessages, {})).rejects.toMatchObject({ kind: 'unreachable', effect: 'unknown' });
  });

  it('takes 500 for no answer, whatever its envelope says', async () => {
    const { http } = answered({ type: 'error', message: 'Something went wrong. Try again.' }, 500);
    const failed = { kind: 'server-error', effect: 'unknown', message: '' };
    await expect(http(placeOrder, order)).rejects.toMatchObject(failed);
    await expect(http(listMessages, {})).rejects.toMatchObject(failed);
  });
});

/** As a framework answers by itself: without a type. */
it.each([
  [{ message: 'Too Many Attempts.' }, 429, 'refused', 'Too Many Attempts.', 'none'],
  [{ message: 'Unauthenticated.', errors: { number: ['x'] } }, 401, 'refused', 'Unauthenticated.', 'none'],
  [{ list: [], unread: 0 }, 403, 'malformed', '', 'unknown'],
  [{ message: { list: [], unread: 0 } }, 500, 'server-error', '', 'unknown'],
  [{ message: 'Server Error' }, 500, 'server-error', '', 'unknown'],
  [{ message: 'Service Unavailable' }, 503, 'server-error', '', 'unknown'],
  ['<html>forbidden</html>', 403, 'malformed', '', 'unknown'],
])('takes %j with status %i for no answer (wire.failed-words)', async (body, status, kind, message, effect) => {
  const { http } = answered(body, status);
  await expect(http(listMessages, {})).rejects.toMatchObject({ kind, message, effect });
});
