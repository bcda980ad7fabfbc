import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spotDeal } from '@tradefloor/contract';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { decimal, price } from '@tradefloor/money';
import { firedAlerts, MOST_PRICE_ALERTS, type PriceAlert, priceAlerts, priceAlertTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PairBar } from '../pair-bar/pair-bar';
import { drawn } from '../testing/drawn';
import { problemOfAlert } from './alert-rules';

const bitcoin = aQuote('BTC/USDT');
const ether = aQuote('ETH/USDT');
const anAlert = (more: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  pair: bitcoin.key,
  name: 'BTC/USDT',
  way: 'above',
  price: price('98000'),
  ...more,
});

beforeEach(() => localStorage.clear());

async function opened() {
  const platform = fakePlatform();
  platform.fail(spotDeal, 'not today');
  quoted(platform, bitcoin, ether);
  drawn(platform, <PairBar pair={bitcoin} />);
  await userEvent.click(screen.getByRole('button', { name: /^Price alerts/ }));
  return { platform, dialog: await screen.findByRole('dialog', { name: 'Price alerts' }) };
}

const typed = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Price' }), text);
const set = () => userEvent.click(screen.getByRole('button', { name: 'Create alert' }));

it('sets an alert, says which it cannot set and why, and keeps it on the device', async () => {
  const { dialog } = await opened();
  await set();
  expect(within(dialog).getByText('Enter a price greater than 0')).toBeInTheDocument();
  await typed('97000');
  await set();
  expect(within(dialog).getByText('The price is already there. Enter another price.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Falls to' }));
  await set();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('BTC/USDT at or below 97,000');
  await typed('97000.00');
  await set();
  expect(within(dialog).getByText('You already have this alert')).toBeInTheDocument();
  expect(priceAlerts().get().alerts).toMatchObject([{ pair: bitcoin.key, way: 'below', price: '97000' }]);
});

it('lists this pair’s first, deletes one, and remembers whether to sound', async () => {
  priceAlerts().set({ alerts: [anAlert({ id: 'e', pair: ether.key, name: 'ETH/USDT' }), anAlert()], sound: false });
  const { dialog } = await opened();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['BTC/USDT at or above 98,000', 'ETH/USDT at or above 98,000']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete: ETH/USDT at or above 98,000' }));
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Play a sound' }));
  expect(priceAlerts().get()).toEqual({ alerts: [anAlert()], sound: true });
});

it('takes an alert from the list when the shell has announced it', async () => {
  priceAlerts().set({ alerts: [anAlert()], sound: false });
  const { platform, dialog } = await opened();
  // The shell is another build with its own storage: it says so on the bus.
  priceAlerts().set({ alerts: [], sound: false });
  act(() => platform.drive(priceAlertTopic, anAlert()));
  expect(within(dialog).getByText('No alerts')).toBeInTheDocument();
});

it('lists what fired until it is cleared, one or all', async () => {
  const fired = [
    { ...anAlert({ id: 'b', price: price('99000') }), at: Date.now() },
    { ...anAlert(), at: 1 },
  ];
  firedAlerts().set({ fired, system: false });
  await opened();
  const list = () => screen.getByRole('list', { name: 'Triggered alerts' });
  expect(
    within(list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('BTC/USDT at or above 99,000'),
    expect.stringContaining('BTC/USDT at or above 98,000'),
  ]);
  await userEvent.click(within(list()).getByRole('button', { name: 'Clear: BTC/USDT at or above 99,000' }));
  expect(
    firedAlerts()
      .get()
      .fired.map(({ id }) => id),
  ).toEqual(['a']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('list', { name: 'Triggered alerts' })).toBeNull();
  expect(firedAlerts().get().fired).toEqual([]);
});

it('asks the browser for its notifications at the user’s press only, and says where they are blocked', async () => {
  let permission: NotificationPermission = 'default';
  let answer: NotificationPermission = 'granted';
  const requestPermission = jest.fn(() => Promise.resolve((permission = answer)));
  const known = {
    get permission() {
      return permission;
    },
    requestPermission,
  };
  Reflect.set(globalThis, 'Notification', known);
  const { dialog } = await opened();
  expect(requestPermission).not.toHaveBeenCalled();
  const press = () => userEvent.click(within(dialog).getByRole('switch', { name: 'Browser notifications' }));
  await press();
  expect(firedAlerts().get().system).toBe(true);
  await press();
  expect(firedAlerts().get().system).toBe(false);
  answer = 'denied';
  await press();
  expect(await within(dialog).findByText(/blocked for this site/)).toBeVisible();
  expect(firedAlerts().get().system).toBe(false);
  Reflect.deleteProperty(globalThis, 'Notification');
});

describe('an alert', () => {
  const now = price('97412.56');
  const wanted = (way: PriceAlert['way'], at: string | null) => ({
    pair: bitcoin.key,
    way,
    price: at === null ? null : decimal(at),
  });
  it.each([
    ['above', null, 'missing'],
    ['above', '0', 'missing'],
    ['above', '97412.56', 'reached'],
    ['below', '97412.57', 'reached'],
    ['above', '98000.000', 'known'],
    ['below', '97412.55', null],
    ['above', '97412.57', null],
  ] as const)('%s %s: %s', (way, at, problem) => {
    expect(problemOfAlert(wanted(way, at), now, [anAlert()])).toBe(problem);
  });

  it('may be set on a pair that was never traded, while there is room', () => {
    expect(problemOfAlert(wanted('below', '5'), price('0'), [])).toBeNull();
    const full = Array.from({ length: MOST_PRICE_ALERTS }, (_, id) => anAlert({ id: String(id) }));
    expect(problemOfAlert(wanted('above', '99000'), now, full)).toBe('full');
  });
});
