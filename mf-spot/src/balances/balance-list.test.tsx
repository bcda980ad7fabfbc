import { act, screen } from '@testing-library/react';
import { price } from '@tradefloor/money';
import { balancesTopic, connectionTopic, missedTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, aRow, quoted, theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { BalanceList } from './balance-list';

it('is worth what the wallet says: at this moment’s prices', () => {
  const platform = fakePlatform();
  quoted(platform, aQuote('BTC/USDT', { price: price('97000') }));
  platform.drive(balancesTopic, theWallets({ change: [aRow('BTC', 'change', ['1', '0.5'])] }));
  drawn(platform, <BalanceList />);
  expect(screen.getByRole('cell', { name: '145,500.00' })).toBeInTheDocument();
});

it('says that balances could not be loaded, and shows them once they are there', () => {
  const platform = fakePlatform();
  drawn(platform, <BalanceList />);
  expect(screen.queryByText('Your balances could not be loaded')).toBeNull();
  act(() => platform.drive(missedTopic, ['balances']));
  expect(screen.getByText('Your balances could not be loaded')).toBeInTheDocument();
  act(() => platform.drive(missedTopic, []));
  expect(screen.queryByText('Your balances could not be loaded')).toBeNull();
  act(() => platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null }));
  expect(screen.getByText('Your balances could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  act(() => platform.drive(balancesTopic, theWallets({ change: [aRow('BTC', 'change', ['1', '0'])] })));
  expect(screen.getByRole('rowheader', { name: 'BTC' })).toBeInTheDocument();
});
