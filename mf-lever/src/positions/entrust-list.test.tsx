import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, revokeLeverageOrder } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { anEntrust } from '../testing/orders';
import { ordered } from '../testing/own-lists';
import { EntrustList } from './entrust-list';

it('shows the longs, the shorts or both, and cancels those that are shown', async () => {
  const platform = fakePlatform();
  quoted(platform, aQuote('BTC/USDT'), aQuote('ETH/USDT'));
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  const etherShort = anEntrust('4', { direction: 'short', symbol: 'ETH/USDT', currencyId: asId('ETH') });
  ordered(platform, () => [anEntrust('3'), etherShort]);
  platform.answer(revokeLeverageOrder, { message: null, id: null });
  drawn(platform, <EntrustList pair={null} />);
  const pairs = () => screen.getAllByRole('row').flatMap(({ textContent }) => /\w+\/USDT/.exec(textContent) ?? []);
  await waitFor(() => expect(pairs()).toHaveLength(2));
  await userEvent.click(screen.getByRole('radio', { name: 'Short' }));
  expect(pairs()).toEqual(['ETH/USDT']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(revokeLeverageOrder)).toEqual([{ id: '4' }]));
  await userEvent.click(screen.getByRole('radio', { name: 'All (2)' }));
  expect(pairs()).toHaveLength(2);
});
