import { screen } from '@testing-library/react';
import { accountDetail } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { CurrencyAccount } from './currency-account';

function refusedWith(message: string, status: number) {
  const platform = fakePlatform();
  platform.fail(accountDetail, message, 'refused', status);
  drawn(platform, <CurrencyAccount account="change" />, '/new_account/changeAccount?currency_id=99');
}

it('says that there is no such currency where the exchange says so', async () => {
  refusedWith('There is no such currency.', 200);
  expect(await screen.findByText('This currency is not available in this wallet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('asks to try again after too many calls, and does not say that the currency is none', async () => {
  refusedWith('Too many requests. Try again in 3 s.', 429);
  expect(await screen.findByText('Too many requests. Try again in 3 s.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
