import { act, screen, within } from '@testing-library/react';
import { listMessages } from '@tradefloor/contract';
import { setFundPassword, setUpTwoStep } from '@tradefloor/contract/ext';
import { price } from '@tradefloor/money';
import { balancesTopic, connectionTopic, missedTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, aRow, aUser, known, quoted, theWallets } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';
import { stepsFor } from './steps';

const held = theWallets({
  legal: [aRow('USDT', 'legal', ['1', '0.25'])],
  change: [aRow('BTC', 'change', ['1', '0.5'])],
});

test('shows who it is, what they have, and what they have yet to do', async () => {
  const platform = fakePlatform();
  platform.offer(setUpTwoStep, setFundPassword);
  platform.answer(listMessages, { messages: [], unread: 0 });
  known(platform, { isRegionalAgent: true });
  platform.drive(balancesTopic, held);
  await shown('/account/accountCenter', platform);
  expect(await screen.findByText('an***n@example.com')).toBeVisible();
  expect(screen.getByText('Verification level 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total balance' })).toHaveTextContent('151.25USDT');
  const steps = within(screen.getByRole('region', { name: 'Secure your account' })).getAllByRole('link');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Verify your identity',
    'Turn on 2FA',
    'Set a fund password',
  ]);
  expect(screen.getByRole('link', { name: 'Regional users' })).toHaveAttribute('href', '/account/region');
});

test('tells the total of the home page and the wallet: at this moment’s prices', async () => {
  const platform = fakePlatform();
  platform.answer(listMessages, { messages: [], unread: 0 });
  known(platform, {});
  platform.drive(balancesTopic, held);
  quoted(platform, aQuote('BTC/USDT', { price: price('97000') }));
  await shown('/account/accountCenter', platform);
  expect(await screen.findByRole('region', { name: 'Total balance' })).toHaveTextContent('145,501.25USDT');
});

test('says that the balances could not be loaded, and asks for them again', async () => {
  const platform = fakePlatform();
  platform.answer(listMessages, { messages: [], unread: 0 });
  known(platform, {});
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  await shown('/account/accountCenter', platform);
  const total = within(await screen.findByRole('region', { name: 'Total balance' }));
  expect(total.getByText('Your balances could not be loaded')).toBeVisible();
  expect(total.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('says that it could not be read who is signed in, and asks again', async () => {
  const platform = fakePlatform();
  platform.drive(missedTopic, ['user']);
  await shown('/account/accountCenter', platform);
  expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
  platform.answer(listMessages, { messages: [], unread: 0 });
  act(() => known(platform, {}));
  expect(await screen.findByText('an***n@example.com')).toBeVisible();
  expect(screen.queryByText('Your account could not be loaded')).toBeNull();
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
