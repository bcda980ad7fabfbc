import { screen } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { OwnTrades } from './own-trades';

it('shows a guest the ways in, and not that there is nothing (spot.guest-form)', async () => {
  drawn(fakePlatform({ session: { kind: 'guest' } }), <OwnTrades pair={aQuote('BTC/USDT')} />);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.queryByText('You have not traded this pair yet')).not.toBeInTheDocument();
});
