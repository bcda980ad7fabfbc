import { act, waitFor } from '@testing-library/react';
import { price } from '@tradefloor/money';
import { clearUserKeys } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';
import { useRiskWarnings } from './use-risk-warnings';

function Warnings() {
  useRiskWarnings();
  return null;
}

const frame = () => act(() => new Promise(resolve => requestAnimationFrame(resolve)));

it('warns once, however often its screen is left and come back to (leverage.risk-warned)', async () => {
  const platform = fakePlatform();
  // (100 + 485 + 40) ÷ 485
  quoted(platform, aQuote('BTC/USDT', { markPrice: price('97400.00') }));
  funded(platform, { USDT: ['100', '0'] }, 'lever');
  ordered(platform, () => [aPosition('1')]);
  const come = async () => {
    const { unmount } = drawn(platform, <Warnings />);
    act(() => told(platform, [aPosition('1')]));
    await frame();
    return unmount;
  };
  const leave = await come();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  leave();
  (await come())();
  expect(platform.notices).toHaveLength(1);
  clearUserKeys();
  platform.become({ kind: 'user', userId: null, account: 'bob@example.com' });
  await come();
  await waitFor(() => expect(platform.notices).toHaveLength(2));
});
