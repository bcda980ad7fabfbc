import { screen } from '@testing-library/react';
import { listAcceptorDeals } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { anAcceptorDeal } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { DealRecords } from './deal-records';

it('shows every deal of a server that gives them no ids', async () => {
  const platform = fakePlatform();
  const deals = ['100', '250', '300'].map(money => anAcceptorDeal({ id: null, money: amount(money) }));
  platform.answer(listAcceptorDeals, { rows: deals, total: deals.length });
  drawn(platform, <DealRecords />);
  await screen.findByRole('cell', { name: '¥\u00a0100.00' });
  expect(screen.getAllByRole('row')).toHaveLength(1 + deals.length);
});
