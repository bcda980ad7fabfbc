import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from '@tradefloor/contract';
import { tradingSettings } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';
import { amount, buy, ether, price, rich, shownForm as shown } from '../testing/order-form';

beforeEach(() => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
});

describe('an order that needs something first (wire.kept-on-the-way)', () => {
  async function needed(platform: FakePlatform) {
    platform.fail(placeOrder, 'Real name required', 'identity-needed');
    const { unmount } = shown(platform);
    await userEvent.clear(price());
    await userEvent.type(price(), '97000.5');
    await userEvent.type(amount(), '0.01');
    await userEvent.click(buy());
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-busy'));
    expect(platform.notices).toEqual([]);
    unmount();
  }

  it('stands in its form again on the way back, and is kept no longer', async () => {
    const platform = rich();
    await needed(platform);
    const { unmount } = shown(platform);
    expect([price(), amount()].map(field => field.getAttribute('value'))).toEqual(['97,000.5', '0.01']);
    platform.answer(placeOrder, { message: null, id: '7' });
    await userEvent.click(buy());
    await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
    unmount();
    shown(platform);
    expect(amount()).toHaveValue('');
  });

  it('is not shown to the next user, nor on another pair', async () => {
    const platform = rich();
    await needed(platform);
    const { unmount } = shown(platform, ether);
    expect(amount()).toHaveValue('');
    unmount();
    platform.become({ kind: 'user', userId: null, account: 'bob@example.com' });
    shown(platform);
    expect(amount()).toHaveValue('');
  });
});
