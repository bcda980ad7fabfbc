import { act, screen } from '@testing-library/react';
import { balancesTopic, missedTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { AccountCard } from './account-card';

it('says why nothing is told of what one has', () => {
  const platform = fakePlatform();
  drawn(
    platform,
    <AccountCard title="Assets" ways={[]}>
      —
    </AccountCard>,
  );
  const said = () => screen.queryByText('Balances are unavailable. We retry every few seconds.');
  expect(said()).toBeNull();
  act(() => platform.drive(missedTopic, ['balances']));
  expect(said()).toBeVisible();
  act(() => platform.drive(balancesTopic, theWallets({})));
  expect(said()).toBeNull();
});
