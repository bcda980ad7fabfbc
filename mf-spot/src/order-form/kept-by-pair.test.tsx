import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from '@tradefloor/contract';
import { clearUserKeys, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { amount, bitcoin, buy, ether, price, rich, shownForm as shown } from '../testing/order-form';

const GUEST = { kind: 'guest' } as const;
const ANN = { kind: 'user', userId: null, account: 'ann@example.com' } as const;

beforeEach(() => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
});

const standing = () => [price(), amount()].map(field => field.getAttribute('value'));

async function typed(at: string, number: string) {
  await userEvent.clear(price());
  await userEvent.type(price(), at);
  await userEvent.type(amount(), number);
}

it('is there again for each pair, and never on another', async () => {
  const { open } = shown(rich());
  await typed('97000.5', '0.3');
  open(ether);
  expect(standing()).toEqual(['3,481.20', '']);
  await userEvent.type(amount(), '2');
  open(bitcoin);
  expect(standing()).toEqual(['97,000.5', '0.3']);
  open(ether);
  expect(standing()).toEqual(['3,481.20', '2']);
});

it('is there again for who comes back to the screen, and nobody is asked whether to leave it', async () => {
  const platform = rich();
  const holds = jest.spyOn(platform.swap, 'hold');
  const { unmount } = shown(platform);
  await typed('97000.5', '0.3');
  expect(holds).toHaveBeenCalledWith('typed');
  expect(holds).not.toHaveBeenCalledWith('ask');
  unmount();
  shown(platform);
  expect(standing()).toEqual(['97,000.5', '0.3']);
});

it('is taken along by a guest who signs in', async () => {
  const platform = fakePlatform({ session: GUEST });
  const { unmount } = shown(platform);
  await typed('97000.5', '0.3');
  unmount();
  platform.become(ANN);
  shown(platform);
  expect(standing()).toEqual(['97,000.5', '0.3']);
});

it('is left to nobody by who signs out', async () => {
  const platform = rich();
  const { unmount } = shown(platform);
  await typed('97000.5', '0.3');
  act(() => {
    clearUserKeys();
    platform.become(GUEST);
  });
  expect(standing()).toEqual(['97,412.56', '']);
  unmount();
  platform.become({ ...ANN, account: 'bob@example.com' });
  shown(platform);
  expect(standing()).toEqual(['97,412.56', '']);
});

it('is gone once it was placed', async () => {
  const platform = rich();
  platform.answer(placeOrder, { message: null, id: '7' });
  const { unmount } = shown(platform);
  await typed('97400', '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  unmount();
  shown(platform);
  expect(amount()).toHaveValue('');
});

it('is not there to be sent a second time for who loads the page again while it is on its way', async () => {
  const platform = rich();
  platform.answer(placeOrder, () => new Promise(() => undefined));
  const { unmount } = shown(platform);
  await typed('97400', '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.payloadsOf(placeOrder)).toHaveLength(1));
  expect(standing()).toEqual(['97,400', '0.01']);
  unmount();
  shown(rich());
  expect(amount()).toHaveValue('');
});

it('is there again where it was refused', async () => {
  const platform = rich();
  platform.fail(placeOrder, 'Not today.', 'refused');
  const { unmount } = shown(platform);
  await typed('97400', '0.01');
  await userEvent.click(buy());
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(standing()).toEqual(['97,400', '0.01']);
  unmount();
  shown(platform);
  expect(standing()).toEqual(['97,400', '0.01']);
});

it('cannot be sent while offline, and the button says so', async () => {
  const platform = rich();
  shown(platform);
  await typed('97400', '0.01');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('button', { name: 'You are offline' })).toBeDisabled();
  await userEvent.type(amount(), '{Enter}');
  expect(platform.payloadsOf(placeOrder)).toEqual([]);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(buy()).toBeEnabled();
});
