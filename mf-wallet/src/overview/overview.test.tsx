import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant } from '@tradefloor/contract';
import { balanceHistory, exchangeRates } from '@tradefloor/contract/ext';
import { holdingsOf } from '@tradefloor/market';
import { amount, price } from '@tradefloor/money';
import { balancesTopic, connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import FiatWallet from '../wallets/fiat-wallet';
import Overview from './overview';
import { sharesByAccount, sharesByCurrency } from './shares';

beforeEach(() => localStorage.clear());

const held = theWallets({
  change: [aRow('BTC', 'change', ['1', '0.5']), aRow('USDT', 'change', ['0.4', '0'])],
  legal: [aRow('USDT', 'legal', ['50', '0'])],
  lever: [aRow('BTC', 'lever', ['0.5', '0'])],
});

describe('what everything is worth', () => {
  it('is the same by account and by currency', () => {
    expect(sharesByAccount(held).map(({ id, percent }) => [id, percent])).toEqual([
      ['change', '60.06'],
      ['legal', '19.97'],
      ['lever', '19.97'],
      ['micro', '0'],
    ]);
    expect(sharesByCurrency(held).map(({ id, usdt }) => [id, usdt])).toEqual([
      ['BTC', '200'],
      ['USDT', '50.4'],
    ]);
    expect(holdingsOf(held)[0]).toMatchObject({ name: 'BTC', available: '1.5', locked: '0.5' });
  });

  it('puts all beyond five currencies into one slice', () => {
    const many = theWallets({
      change: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(name => aRow(name, 'change', ['1', '0'])),
    });
    expect(
      sharesByCurrency(many)
        .map(({ id, usdt }) => [id, usdt])
        .slice(-2),
    ).toEqual([
      ['E', '100'],
      ['', '200'],
    ]);
  });
});

it('is live, loses only the curve to a server without history, and hides all at one press', async () => {
  const platform = fakePlatform();
  platform.offer(exchangeRates);
  platform.answer(exchangeRates, [
    { money: 'CNY', rate: price('7.1') },
    { money: 'EUR', rate: price('0.9') },
  ]);
  platform.appearance.set({ money: 'EUR' });
  drawn(platform, <Overview />);
  expect(screen.getByText('Loading your wallets')).toBeInTheDocument();
  act(() => platform.drive(balancesTopic, held));
  const total = screen.getByRole('region', { name: 'Total balance' });
  expect(total).toHaveTextContent('250.40 USDT');
  await waitFor(() => expect(total).toHaveTextContent('≈ 225.36 EUR ≈ 1,777.84 CNY'));
  act(() => platform.appearance.set({ money: 'CNY' }));
  expect(total).toHaveTextContent(/≈ 1,777.84 CNY(?!.*CNY)/);
  expect(screen.queryByRole('slider')).toBeNull();
  act(() => platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['60', '0'])] })));
  expect(total).toHaveTextContent('60.00 USDT');
  await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(total).not.toHaveTextContent('60');
  expect(platform.appearance.look().balances).toBe('hidden');
});

it('draws the curve of what was worth how much, up to this moment', async () => {
  const platform = fakePlatform();
  const day = 86_400_000;
  platform.answer(balanceHistory, () =>
    Array.from({ length: 91 }, (_, at) => ({ at: asInstant(at * day + 1e12), usdt: amount(String(at)) })),
  );
  platform.offer(balanceHistory);
  drawn(platform, <Overview />);
  act(() => platform.drive(balancesTopic, held));
  const curve = await screen.findByRole('slider', { name: 'Total balance, 30 days' });
  expect(curve).toHaveAttribute('max', '30');
  expect(curve).toHaveAttribute('aria-valuetext', expect.stringContaining('250.40 USDT'));
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  expect(screen.getByRole('slider', { name: 'Total balance, 7 days' })).toHaveAttribute('max', '7');
});

it('leaves small balances out, here and in every list of the wallet (wallet.small-balances)', async () => {
  const platform = fakePlatform();
  drawn(platform, <Overview />);
  act(() =>
    platform.drive(
      balancesTopic,
      theWallets({ change: [aRow('BTC', 'change', ['1', '0']), aRow('USDT', 'change', ['0.99', '0'])] }),
    ),
  );
  const table = screen.getByRole('table', { name: 'Balances by currency' });
  expect(within(table).getByText('USDT')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide balances below 1 USDT' }));
  expect(within(table).queryByText('USDT')).toBeNull();
  expect(within(table).getByText('BTC')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide balances below 1 USDT' }));
});

it('says that nothing comes while the exchange can’t be reached', async () => {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  drawn(platform, <Overview />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(platform.refreshed).toEqual([balancesTopic.name]);
});

it('tells hidden small balances from a search without a match (wallet.small-balances)', async () => {
  const platform = fakePlatform();
  drawn(platform, <FiatWallet />);
  act(() => platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['0.5', '0'])] })));
  const small = screen.getByRole('checkbox', { name: 'Hide balances below 1 USDT' });
  await userEvent.click(small);
  expect(screen.getByText('All balances are below 1 USDT')).toBeVisible();
  await userEvent.click(small);
  await userEvent.type(screen.getByRole('searchbox'), 'doge');
  expect(screen.getByText('No matching currency')).toBeVisible();
});
