import { screen, within } from '@testing-library/react';
import { listMessages, type WalletOverview } from '@tradefloor/contract';
import { setFundPassword, setUpTwoStep } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aUser, known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';
import { stepsFor } from './steps';

const aWallet = (total: string) => ({ rows: [], usdtTotal: amount(total), total: null });
const balances: WalletOverview = {
  legal: aWallet('1'),
  change: aWallet('1000.5'),
  lever: aWallet('0.25'),
  micro: aWallet('0'),
  depositsAndWithdrawalsOpen: true,
};

test('shows who it is, what they have, and what they have yet to do', async () => {
  const platform = fakePlatform();
  platform.offer(setUpTwoStep, setFundPassword);
  platform.answer(listMessages, { messages: [], unread: 0 });
  known(platform, { isRegionalAgent: true });
  platform.drive(balancesTopic, balances);
  await shown('/account/accountCenter', platform);
  expect(await screen.findByText('an***n@example.com')).toBeVisible();
  expect(screen.getByText('Verification level 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('1,001.75USDT');
  const steps = within(screen.getByRole('region', { name: 'Secure your account' })).getAllByRole('link');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Verify your identity',
    'Turn on 2FA',
    'Set a fund password',
  ]);
  expect(screen.getByRole('link', { name: 'Regional users' })).toHaveAttribute('href', '/account/region');
});

test('a form in review is the exchange’s turn, and what is not offered nobody’s', () => {
  const offered = { phone: false, twoStep: true, fundPassword: true };
  expect(stepsFor(aUser({ reviewStatus: 'in-review', twoStepOn: true }), offered)).toEqual(['fund-password']);
  expect(stepsFor(aUser({ email: null }), { phone: true, twoStep: false, fundPassword: false })).toEqual([
    'identity',
    'email',
    'phone',
  ]);
});
