import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '@tradefloor/area/testing';
import {
  asId,
  asInstant,
  listC2cOrders,
  listCurrencies,
  listOwnAdverts,
  publishAdvert,
  spotDeal,
} from '@tradefloor/contract';
import { decimal, price } from '@tradefloor/money';
import { balancesTopic, serverClockTopic } from '@tradefloor/platform';
import { fakePlatform, type FakePlatform } from '@tradefloor/platform/fake';
import { anAdvert, aRow, theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Publish from './publish';

function aServer(): FakePlatform {
  const platform = fakePlatform({ answers: true });
  platform.answer(listCurrencies, [
    { id: asId<never>('1'), name: 'BTC', logo: null, decimals: 8, isMatch: true },
    { id: asId<never>('3'), name: 'USDT', logo: null, decimals: 6, isMatch: true },
  ]);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.answer(spotDeal, {
    bids: [],
    asks: [],
    lastPrice: price('0'),
    baseAvailable: null,
    quoteAvailable: null,
    cnyPrice: null,
    exchangeRate: decimal('7.11'),
  });
  return platform;
}

// What one test leaves half typed is not there for the next.
beforeEach(() => localStorage.clear());

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Post ad' }));

async function fill(): Promise<void> {
  await screen.findByRole('button', { name: 'Post ad' });
  await userEvent.type(field('Price'), '7.13');
  await userEvent.type(field('Amount'), '500');
  await userEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
}

test('each that is missing has its own message (c2c.advert-needs)', async () => {
  const platform = aServer();
  drawn(platform, <Publish />);
  await screen.findByRole('button', { name: 'Post ad' });
  await submit();
  for (const text of ['Enter a price', 'Enter an amount', 'Choose a payment method'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(platform.payloadsOf(publishAdvert)).toEqual([]);
});

test('it is asked, sent once, and ends at the user’s own adverts', async () => {
  const platform = aServer();
  platform.answer(publishAdvert, { message: 'Published.', id: '21' });
  // Nobody waits for balances that are late.
  jest.spyOn(platform, 'refresh').mockReturnValue(new Promise(() => undefined));
  drawn(platform, <Publish />);
  await fill();
  expect(await screen.findByText('¥ 3,565.00')).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(platform.went).toEqual(['/c2cRelease?type=sell']));
  expect(platform.questions[0]?.title).toBe('Post this ad to sell USDT?');
  expect(platform.payloadsOf(publishAdvert)).toEqual([
    { side: 'sell', way: 'bank', currencyId: '3', total: '500', price: '7.13' },
  ]);
});

test('what became of a lost answer is found by the server’s clock, though this machine’s is an hour ahead', async () => {
  const platform = aServer();
  const HOUR_MS = 3_600_000;
  platform.drive(serverClockTopic, { offsetMs: -HOUR_MS });
  platform.answer(listOwnAdverts, () => ({
    rows: [anAdvert({ createdAt: asInstant(Math.floor((Date.now() - HOUR_MS) / 1000) * 1000) })],
    total: 1,
  }));
  platform.fail(publishAdvert, '', 'timeout');
  drawn(platform, <Publish />);
  await fill();
  await submit();
  await waitFor(() => expect(platform.went).toEqual(['/c2cRelease?type=sell']));
});

test('what is said beside a field goes when another field has mended it', async () => {
  const platform = aServer();
  platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['10', '0'])] }));
  drawn(platform, <Publish />);
  await fill();
  await userEvent.type(field('Minimum order'), '900');
  await userEvent.type(field('Maximum order'), '800');
  await submit();
  expect(await screen.findByText(/^Insufficient balance/)).toBeInTheDocument();
  expect(field('Minimum order')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('Maximum order'), '0');
  await waitFor(() => expect(field('Minimum order')).not.toHaveAttribute('aria-invalid'));
  await userEvent.click(screen.getByRole('radio', { name: 'I want to buy' }));
  await waitFor(() => expect(screen.queryByText(/^Insufficient balance/)).toBeNull());
});

test('what an ad is worth at least is hinted and said beside the amount, and takes nothing away (c2c.advert-worth)', async () => {
  const platform = aServer();
  drawn(platform, <Publish />);
  await fill();
  expect(field('Amount')).toHaveAccessibleDescription('Total from ¥\u00a0100.00 to ¥\u00a010,000,000.00');
  await userEvent.clear(field('Amount'));
  await userEvent.type(field('Amount'), '14.02');
  await submit();
  expect(field('Amount')).toHaveAccessibleDescription(/^The total of an ad must be at least ¥\s100\.00/);
  expect(platform.payloadsOf(publishAdvert)).toEqual([]);
  await userEvent.clear(field('Price'));
  await userEvent.type(field('Price'), '7.14');
  await waitFor(() => expect(field('Amount')).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByRole('radio', { name: 'Bank card' })).toBeChecked();
});

test('a refusal is said, and clears quantity, price and method', async () => {
  const platform = aServer();
  platform.fail(publishAdvert, 'At most 20 adverts.');
  drawn(platform, <Publish />);
  await fill();
  await submit();
  expect(await screen.findByText('At most 20 adverts.')).toBeInTheDocument();
  await waitFor(() => expect(field('Price')).toHaveValue(''));
  expect(field('Amount')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Bank card' })).not.toBeChecked();
});

test.each(['payment-details-needed', 'identity-needed'] as const)(
  'what is filled in is there again for who was sent away by %s (wire.kept-on-the-way)',
  async kind => {
    const platform = aServer();
    platform.fail(publishAdvert, 'Needed first.', kind);
    const { unmount } = drawn(platform, <Publish />);
    await fill();
    await submit();
    await waitFor(() => expect(platform.payloadsOf(publishAdvert)).toHaveLength(1));
    unmount();
    drawn(platform, <Publish />);
    await waitFor(() => expect(field('Price')).toHaveValue('7.13'));
    expect(field('Amount')).toHaveValue('500');
    expect(screen.getByRole('radio', { name: 'Bank card' })).toBeChecked();
  },
);
