import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing';
import { Balance } from './balance';
import { HideBalances } from './hide-balances';

it('hides every balance at one press, and shows them again', async () => {
  const platform = fakePlatform();
  drawnWith()(
    platform,
    <>
      <HideBalances />
      <Balance value={amount('12.5')} decimals={2} unit="USDT" />
    </>,
  );
  expect(screen.getByText(/12\.50/)).toBeVisible();
  const eye = screen.getByRole('button', { name: 'Hide balances', pressed: false });
  await userEvent.click(eye);
  expect(screen.queryByText(/12/)).not.toBeInTheDocument();
  expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  expect(platform.appearance.look().balances).toBe('hidden');
  await userEvent.click(eye);
  expect(screen.getByText(/12\.50/)).toBeVisible();
});
