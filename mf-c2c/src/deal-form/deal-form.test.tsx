import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptorInfo, dealWithAcceptor } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aUser, known } from '@tradefloor/platform/testing';
import { anAcceptor } from '../testing/an-acceptor';
import { shown } from '../testing/shown';

const counter = anAcceptor({ alipayAccount: 'counter@example.com' });

async function opened(current: '0' | '1') {
  const platform = fakePlatform({ answers: true });
  platform.answer(acceptorInfo, counter);
  platform.answer(dealWithAcceptor, { message: 'Sent', id: '7' });
  known(platform);
  await shown(`/account/rechargeMoney?id=1&current=${current}`, platform);
  await screen.findByRole('textbox', { name: 'Amount' });
  return platform;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('misses each thing in its own words, and sends nothing (c2c.acceptor-needs)', async () => {
  const platform = await opened('0');
  await press('Deposit');
  for (const text of ['Please enter phone', 'Please choose a payment method', 'Please enter the account']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText('Please enter amount')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '50000.01');
  expect(await screen.findByText('This acceptor’s limit is ¥ 50,000.00')).toBeVisible();
  expect(platform.payloadsOf(dealWithAcceptor)).toEqual([]);
});

it('has the user’s phone also when that is known later, unless one was typed', async () => {
  const platform = fakePlatform({ answers: true });
  platform.answer(acceptorInfo, counter);
  const knownAs = (phone: string) => act(() => known(platform, { phone }));
  await shown('/account/rechargeMoney?id=1&current=0', platform);
  const field = await screen.findByRole('textbox', { name: 'Phone number' });
  expect(field).toHaveValue('');
  knownAs('13800138000');
  expect(field).toHaveValue('13800138000');
  await userEvent.clear(field);
  await userEvent.type(field, '139');
  knownAs('13700137000');
  expect(field).toHaveValue('139');
});

it('asks for a withdrawal after a look at what it comes to, and ends on the result page', async () => {
  const platform = await opened('1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '13800138000');
  await userEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Your receiving account/ }), ' 6214830112345678 ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1000');
  expect(screen.getByText('¥ 992.00')).toBeVisible();
  await press('Withdraw');
  expect(platform.questions[0]?.facts).toContainEqual(['You receive', '¥\u00a0992.00']);
  expect(platform.payloadsOf(dealWithAcceptor)).toEqual([
    { acceptorId: '1', side: 'sell', way: 'bank', money: '1000', phone: '13800138000', account: '6214830112345678' },
  ]);
  expect(platform.went).toEqual(['/success?of=acceptorWithdrawal']);
});

it('hints what one’s own balance allows, and says beside the field what is too much or too little (c2c.acceptor-needs)', async () => {
  const platform = await opened('1');
  const money = screen.getByRole('textbox', { name: 'Amount' });
  expect(money).toHaveAccessibleDescription('Your balance allows up to ¥\u00a05,000.00');
  await userEvent.type(money, '5000.01');
  await press('Withdraw');
  expect(await screen.findByText('Insufficient balance. Lower the amount or transfer USDT.')).toBeVisible();
  await userEvent.clear(money);
  await userEvent.type(money, '0.99');
  expect(await screen.findByText('Minimum ¥ 1.00')).toBeVisible();
  expect(platform.questions).toEqual([]);
});

it('has nothing to fill in where the acceptor is the user', async () => {
  const platform = fakePlatform();
  platform.answer(acceptorInfo, { ...counter, userId: aUser().id });
  known(platform);
  await shown('/account/rechargeMoney?id=1', platform);
  expect(await screen.findByText('Not available')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});
