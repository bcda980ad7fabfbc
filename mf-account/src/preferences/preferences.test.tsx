import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPaymentDetails } from '@tradefloor/contract';
import { exchangeRates, listDevices, setAntiPhishingPhrase } from '@tradefloor/contract/ext';
import { price } from '@tradefloor/money';
import { offeredTopic, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { phraseProblem } from '../anti-phishing/rules';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

function aPlatform() {
  const platform = fakePlatform();
  platform.answer(readPaymentDetails, null);
  known(platform);
  return platform;
}

afterEach(() => tradingSettings().clear());

test('language, theme, colours and density take effect at once', async () => {
  const platform = aPlatform();
  await shown('/account/userSetting', platform);
  await userEvent.click(await screen.findByRole('radio', { name: 'Day' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Colour-blind' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(platform.appearance.look()).toEqual({ theme: 'day', rise: 'colour-blind', density: 'compact' });
  expect(screen.getByRole('option', { name: '日本語' })).toHaveAttribute('lang', 'ja-JP');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Español');
  expect(platform.language.code()).toBe('spa');
  expect(await screen.findByRole('heading', { name: 'Pantalla' })).toBeVisible();
});

test('values marked ≈ are told in a money that the exchange says a rate of (look.about-money)', async () => {
  const platform = aPlatform();
  platform.offer(exchangeRates);
  platform.answer(exchangeRates, [{ money: 'CNY', rate: price('7.11') }]);
  await shown('/account/userSetting', platform);
  const money = await screen.findByLabelText('Display currency');
  expect(money).toHaveValue('USD');
  await waitFor(() => expect(money).toHaveTextContent('US dollar (USD)Chinese yuan (CNY)'));
  await userEvent.selectOptions(money, 'CNY');
  expect(platform.appearance.look().money).toBe('CNY');
});

test('confirmations and sound are kept where the order forms read them', async () => {
  await shown('/account/userSetting', aPlatform());
  await userEvent.click(await screen.findByRole('switch', { name: 'Confirm before placing an order', checked: true }));
  await userEvent.click(screen.getByRole('switch', { name: 'Sound when an order fills', checked: false }));
  expect(tradingSettings().get()).toEqual({ confirmPlacing: false, fillSound: true });
});

test('who has no payment details is led to them first (wire.needs-first)', async () => {
  await shown('/account/userSetting', aPlatform());
  expect(await screen.findByText('No payment method yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/account/payment');
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Payment details');
});

test('a server without the optional calls loses their cards and nothing else', async () => {
  await shown('/account/userSetting', aPlatform());
  await screen.findByText('No payment method yet');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Payment details',
    'Display',
    'Trading',
  ]);
});

test('a card that comes once the server has said that it has it is brought into sight too', async () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    into(this.id);
  };
  const platform = aPlatform();
  platform.answer(listDevices, []);
  await shown('/account/userSetting#devices', platform);
  await screen.findByText('No payment method yet');
  expect(into).not.toHaveBeenCalled();
  platform.offer(listDevices);
  act(() => platform.drive(offeredTopic, ['listDevices']));
  await waitFor(() => expect(into.mock.calls).toEqual([['devices']]));
});

test('an anti-phishing phrase is set, and its owner read again', async () => {
  const platform = aPlatform();
  platform.offer(setAntiPhishingPhrase);
  platform.answer(setAntiPhishingPhrase, { message: null, id: null });
  await shown('/account/userSetting', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Set phrase' }));
  await userEvent.type(screen.getByLabelText('New phrase'), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Save phrase' }));
  expect(screen.getByLabelText('New phrase')).toHaveAccessibleDescription(/Use at least 4 characters/);
  await userEvent.type(screen.getByLabelText('New phrase'), ' blue ');
  await userEvent.type(screen.getByLabelText('Login password'), 'Secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Save phrase' }));
  expect(platform.payloadsOf(setAntiPhishingPhrase)).toEqual([{ phrase: 'abc blue', password: 'Secret-1' }]);
  expect(platform.refreshed).toEqual(['user']);
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  [' abc ', 'short'],
  ['abcd', null],
  ['x'.repeat(41), 'long'],
])('the phrase %p: %p', (typed, problem) => expect(phraseProblem(typed)).toBe(problem));
