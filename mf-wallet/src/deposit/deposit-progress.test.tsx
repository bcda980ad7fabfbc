import { screen, within } from '@testing-library/react';
import { asId, coinInfo, listAccountRecords } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow } from '@tradefloor/platform/testing';
import { aDeposit } from '../testing/a-deposit';
import { drawn } from '../testing/drawn';
import { DepositProgress } from './deposit-progress';

it.each([
  ['chain-success', 'Withdrawable', 0],
  ['rejected', 'Rejected', 0],
  ['chain-failure', 'Failed on chain', 0],
  ['awaiting-chain', 'On chain', 1],
] as const)('of what is over says what became of it, of the rest how far it is: %s', async (status, words, steps) => {
  const platform = fakePlatform();
  platform.answer(listAccountRecords, { rows: [aDeposit({ status, confirmations: 30 })], total: 1 });
  const row = aRow('USDT', 'change', ['10', '0'], { currencyId: asId('3') });
  const info = coinInfo.answer.decode({ name: 'USDT', credit_confirmations: 15, withdraw_confirmations: 30 });
  drawn(platform, <DepositProgress account="change" row={row} info={info} />);
  const deposits = within(await screen.findByRole('region', { name: 'Recent deposits' }));
  expect(deposits.getByText(words)).toBeVisible();
  expect(deposits.queryAllByRole('list', { name: 'Progress' })).toHaveLength(steps);
});
