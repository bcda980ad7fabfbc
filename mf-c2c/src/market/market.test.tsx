import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, findField } from '@tradefloor/area/testing';
import {
  asId,
  type Done,
  listAdverts,
  listC2cOrders,
  listCurrencies,
  spotDeal,
  takeAdvert,
} from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import { CallFailure, resyncTopic } from '@tradefloor/platform';
import { type FakeOptions, type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { anAdvert } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { Limits } from './limits';
import Market from './market';
import { Trader } from './trader';

const CURRENCIES = [{ id: asId<never>('3'), name: 'USDT', logo: null, decimals: 2, isMatch: true }] as const;

function shown(options: FakeOptions = {}, address = '/c2cTrade') {
  const platform = fakePlatform({ answers: true, ...options });
  platform.answer(listCurrencies, CURRENCIES);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(listAdverts, {
    rows: [
      anAdvert({
        ownerRecord: { completedOrders: 21, completionPercent: decimal('95.45'), releaseSeconds: 225 },
      }),
      anAdvert({ id: asId('13'), way: 'alipay', remaining: amount('20') }),
    ],
    total: 2,
  });
  platform.answer(spotDeal, {
    bids: [],
    asks: [],
    lastPrice: price('0'),
    baseAvailable: null,
    quoteAvailable: null,
    cnyPrice: null,
    exchangeRate: decimal('7.11'),
  });
  platform.answer(takeAdvert, { message: null, id: '7' });
  drawn(platform, <Market />, address);
  return platform;
}

test('the market that could not be loaded is there when the exchange is back', async () => {
  const platform = fakePlatform({ answers: true });
  platform.fail(listCurrencies, '', 'unreachable');
  platform.answer(listAdverts, { rows: [anAdvert()], total: 1 });
  drawn(platform, <Market />, '/c2cTrade');
  expect(await screen.findByText('Ads could not be loaded')).toBeInTheDocument();
  platform.answer(listCurrencies, CURRENCIES);
  act(() => platform.drive(resyncTopic, { at: Date.now() }));
  expect(await screen.findByRole('table', { name: 'C2C market' })).toBeInTheDocument();
});

test('an advert tells its price, how far that is from the market’s, and how its owner has traded', async () => {
  const platform = shown();
  const table = await screen.findByRole('table', { name: 'C2C market' });
  const [, row] = within(table).getAllByRole('row');
  for (const text of ['¥ 7.13', '+0.28%', /21 orders · 95\.4% · released in 4 min/, '¥ 100.00 –', '¥ 2,139.00'])
    expect(await within(row ?? table).findByText(text)).toBeInTheDocument();
  // Who buys looks at the adverts of who sells.
  expect(platform.payloadsOf(listAdverts)[0]).toMatchObject({ side: 'sell', currencyId: '3', page: 1 });
});

test.each([
  [{ minMoney: null }, 'Up to ¥ 2,139.00'],
  // The rest is taken whole.
  [{ remaining: amount('10') }, '¥ 71.30'],
])('what one order of %j may cost is said in full: %s', (more, text) => {
  drawn(fakePlatform(), <Limits advert={anAdvert(more)} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [7_200, 'released in 120 min'],
  [7_201, 'released in 3 h'],
  [173_160, 'released in 49 h'],
])('a release after %i seconds is told in the unit that people count it in', (releaseSeconds, text) => {
  const ownerRecord = { completedOrders: 21, completionPercent: null, releaseSeconds };
  drawn(fakePlatform(), <Trader advert={anAdvert({ ownerRecord })} />);
  expect(screen.getByText(`21 orders · ${text}`)).toBeVisible();
});

test('filters of the address are asked for, and hold where a server does not know them', async () => {
  const platform = shown({}, '/c2cTrade?type=buy&way=alipay&amount=100');
  const table = await screen.findByRole('table', { name: 'C2C market' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(platform.payloadsOf(listAdverts)[0]).toMatchObject({ way: 'alipay', money: '100' });
});

test('the order form computes both ways, and ends at the order, for which no balances are waited', async () => {
  const platform = shown();
  jest.spyOn(platform, 'refresh').mockReturnValue(new Promise(() => undefined));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Buy USDT,/ }))[0] as HTMLElement);
  await userEvent.type(await findField('You pay'), '500');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('You receive')).toHaveValue('70.12');
  expect(within(dialog).getByText('You pay exactly').parentElement).toHaveTextContent('¥ 499.96');
  // Read out at each key, it would hide what is typed.
  expect(within(dialog).queryByRole('status')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buy USDT' }));
  await waitFor(() => expect(platform.went).toContain('/c2cOrder?id=7'));
  expect(platform.questions[0]?.title).toBe('Place this order?');
  expect(platform.payloadsOf(takeAdvert)).toEqual([{ id: '12', amount: '70.12' }]);
});

test('an order that is being filled in stays open though its advert has left the list', async () => {
  const platform = shown();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Buy USDT,/ }))[0] as HTMLElement);
  await userEvent.type(await findField('You pay'), '500');
  platform.answer(listAdverts, { rows: [anAdvert({ id: asId('13') })], total: 1 });
  act(() => platform.drive(resyncTopic, { at: Date.now() }));
  await waitFor(() =>
    expect(within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })).toHaveLength(2),
  );
  expect(field('You pay')).toHaveValue('500');
  platform.fail(takeAdvert, 'The advert is gone');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy USDT' }));
  expect(await within(screen.getByRole('dialog')).findByText('The advert is gone')).toBeInTheDocument();
  expect(field('You pay')).toHaveValue('500');
});

/** An order on its way from the dialog. */
async function taken(platform: FakePlatform) {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Buy USDT,/ }))[0] as HTMLElement);
  await userEvent.type(await findField('You pay'), '500');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Buy USDT' }));
  await waitFor(() => expect(platform.payloadsOf(takeAdvert)).toHaveLength(1));
}

test('nothing closes the order form while its order is on its way', async () => {
  const platform = shown();
  let refuse: (problem: unknown) => void = () => undefined;
  platform.answer(takeAdvert, () => new Promise<Done>((_, reject) => (refuse = reject)));
  await taken(platform);
  await userEvent.keyboard('{Escape}');
  const close = within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' });
  expect(close).toBeDisabled();
  await act(async () => refuse(new CallFailure('refused', '', 'The advert is gone')));
  expect(close).toBeEnabled();
});

test('what became of an order is told where its page was left meanwhile, and leads nowhere', async () => {
  const platform = shown();
  platform.offer(lookUpCall);
  platform.fail(takeAdvert, '', 'timeout');
  let tell: () => void = () => undefined;
  platform.answer(
    lookUpCall,
    () => new Promise(resolve => (tell = () => resolve({ fate: 'done', id: null, message: null }))),
  );
  await taken(platform);
  expect(await screen.findByText(/^No answer yet/)).toBeInTheDocument();
  const before = platform.went.length;
  cleanup();
  await act(async () => tell());
  await waitFor(() => expect(platform.notices.map(({ kind }) => kind)).toEqual(['success']));
  expect(platform.went.slice(before)).toEqual([]);
});

test('an order whose answer got lost leads where its answer would have', async () => {
  const platform = shown();
  platform.offer(lookUpCall);
  platform.fail(takeAdvert, '', 'timeout');
  platform.answer(lookUpCall, { fate: 'done', id: '7', message: null });
  await taken(platform);
  await waitFor(() => expect(platform.went).toContain('/c2cOrder?id=7'));
  expect(platform.notices).toMatchObject([{ kind: 'success', about: 'c2c order 7' }]);
});

test('an order on its way is not sent a second time by who goes back and opens its form again', async () => {
  const platform = shown();
  platform.answer(takeAdvert, () => new Promise<Done>(() => undefined));
  await taken(platform);
  cleanup();
  drawn(platform, <Market />, '/c2cTrade?advert=12');
  await userEvent.type(await findField('You pay'), '500{Enter}');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Buy USDT' }));
  expect([platform.questions.length, platform.payloadsOf(takeAdvert).length]).toEqual([1, 1]);
  expect(dialog.getByRole('button', { name: 'Buy USDT' })).toHaveAttribute('aria-busy', 'true');
});

test('a guest sees it all, and is shown the ways in', async () => {
  shown({ session: { kind: 'guest' } }, '/c2cTrade?advert=12');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining('back=%2Fc2cTrade%3Fadvert%3D12'),
  );
  expect(field('You pay')).toBeInTheDocument();
});
