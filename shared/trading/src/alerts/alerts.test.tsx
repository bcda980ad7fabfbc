import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spotDeal } from '@tradefloor/contract';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { decimal, price } from '@tradefloor/money';
import { MOST_PRICE_ALERTS, type PriceAlert, priceAlerts, priceAlertTopic } from '@tradefloor/platform';
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
const set = () => userEvent.click(screen.getByRole('button', { name: 'Set the alert' }));

it('sets an alert, says which it cannot set and why, and keeps it on the device', async () => {
  const { dialog } = await opened();
  await set();
  expect(within(dialog).getByText('Enter a price greater than 0')).toBeInTheDocument();
  await typed('97000');
  await set();
  expect(within(dialog).getByText('The price is there already')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Falls to' }));
  await set();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('BTC/USDT at or below 97,000');
  await typed('97000.00');
  await set();
  expect(within(dialog).getByText('This alert is set already')).toBeInTheDocument();
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
  await userEvent.click(within(dialog).getByRole('switch', { name: 'With a sound' }));
  expect(priceAlerts().get()).toEqual({ alerts: [anAlert()], sound: true });
});

it('takes an alert from the list when the shell has announced it', async () => {
  priceAlerts().set({ alerts: [anAlert()], sound: false });
  const { platform, dialog } = await opened();
  // The shell is another build with its own storage: it says so on the bus.
  priceAlerts().set({ alerts: [], sound: false });
  act(() => platform.drive(priceAlertTopic, anAlert()));
  expect(within(dialog).getByText('No alerts set')).toBeInTheDocument();
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
