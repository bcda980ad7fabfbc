import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findField } from '@tradefloor/area/testing';
import type { LeverageOrder } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aPosition } from '../testing/orders';
import { ordered } from '../testing/own-lists';
import type { CalculatorProps } from './calculator-props';
import { PositionCalculator } from './late-calculator';

const bitcoin = aQuote('BTC/USDT', {
  price: '50000.00',
  leverageShare: decimal('0.01'),
  spread: decimal('0.02'),
  leverageFee: decimal('0.05'),
});
const bounds = {
  multipliers: [decimal('10'), decimal('20')],
  handLimits: { min: decimal('1'), max: decimal('500') },
};
const given = { direction: 'long', price: null, multiplier: decimal('10'), hands: decimal('10') } as const;

function opened(
  available: string | null,
  more: Partial<CalculatorProps> = {},
  positions: readonly LeverageOrder[] = [],
) {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  if (available !== null) funded(platform, { USDT: [available, '0'] }, 'lever');
  ordered(platform, () => positions);
  const events = { onTake: jest.fn(), onClose: jest.fn() };
  drawn(platform, <PositionCalculator pair={bitcoin} bounds={bounds} given={given} {...events} {...more} />);
  return { platform, ...events };
}

/** The figure beside a name, without the spaces that keep a unit beside it. */
async function fact(name: string) {
  const results = await screen.findByRole('region', { name: 'Results' });
  const term = within(results).getByText(name);
  return term.nextElementSibling?.textContent;
}

it('begins with the numbers of the form, at the mark price, and reckons as the exchange does', async () => {
  opened('1000');
  expect(await fact('Entry price incl. spread')).toBe('50,010.00');
  expect(await fact('Contract value')).toBe('5,001.0000 USDT');
  expect(await fact('Margin')).toBe('500.1000 USDT');
  expect(await fact('Fee')).toBe('2.5005 USDT');
  expect(await fact('Margin and fee')).toBe('502.6005 USDT');
  // 497.3995 beside the margin, of which 447.3895 may be lost: 4473.895 below the opening.
  expect(await fact('Est. liquidation price')).toBe('45,536.11');
  expect(await fact('Risk rate after opening')).toBe('199.26%');
});

it('shows no balance where balances are hidden, and reckons with it all the same', async () => {
  const { platform } = opened('1000');
  expect(await findField('Available')).toHaveValue('1,000');
  act(() => platform.appearance.set({ balances: 'hidden' }));
  expect(await findField('Available')).toHaveValue('');
  expect(await fact('Est. liquidation price')).toBe('45,536.11');
});

it('says what a price would bring, after the fee and of the margin, and what lies before it', async () => {
  opened('1000');
  await userEvent.type(await findField('Exit price'), '51000');
  expect(await fact('PnL at 51,000.00')).toBe('+99.0000 USDT');
  expect(await fact('PnL after fee')).toBe('+96.4995 USDT');
  expect(await fact('Return on margin')).toBe('+19.29%');
  await userEvent.clear(await findField('Exit price'));
  await userEvent.type(await findField('Exit price'), '45000');
  expect(screen.getByText('Your account would be liquidated before the price gets there')).toBeInTheDocument();
});

it('finds the hands for a loss, and gives them to the form', async () => {
  const { onTake, onClose } = opened('1000');
  await userEvent.click(await screen.findByRole('radio', { name: 'Lots by max. loss' }));
  expect(screen.getByRole('button', { name: 'Apply to order' })).toBeDisabled();
  await userEvent.type(await findField('Max. loss'), '100');
  await userEvent.type(await findField('Stop price'), '49000');
  expect(screen.getByText('Loss at the stop price: 93.15045 USDT, fee included')).toBeVisible();
  expect(screen.getByText('Max. lots').closest('output')).toBeNull();
  expect(await fact('PnL at 49,000.00')).toBe('-90.9000 USDT');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Multiplier' }), '20x');
  await userEvent.type(await findField('Entry price'), '50000');
  await userEvent.click(screen.getByRole('button', { name: 'Apply to order' }));
  expect(onTake).toHaveBeenCalledWith({
    direction: 'long',
    price: price('50000'),
    multiplier: decimal('20'),
    hands: decimal('9'),
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says of each loss that is none, or too small, why there are no hands', async () => {
  opened('1000');
  await userEvent.click(await screen.findByRole('radio', { name: 'Lots by max. loss' }));
  await userEvent.type(await findField('Max. loss'), '5');
  await userEvent.type(await findField('Stop price'), '49000');
  expect(screen.getByText('The minimum order would already lose 10.35005 USDT.')).toBeInTheDocument();
  await userEvent.clear(await findField('Stop price'));
  await userEvent.type(await findField('Stop price'), '60000');
  expect(screen.getByText(/^No loss at this price/)).toBeInTheDocument();
});

it('says beside the hands what is wrong with them, and takes none of it', async () => {
  opened('1000', { given: { ...given, hands: decimal('501') } });
  expect(await screen.findByText('More than max 500')).toBeInTheDocument();
  expect(await fact('Margin')).toBe('—');
  expect(screen.getByRole('button', { name: 'Apply to order' })).toBeDisabled();
});

it('warns of what the exchange would refuse', async () => {
  opened('600');
  expect(await screen.findByText(/Orders that bring the risk rate to 120%/)).toBeInTheDocument();
  await userEvent.clear(await findField('Available'));
  await userEvent.type(await findField('Available'), '500');
  expect(screen.getByText('Insufficient balance for margin and fee')).toBeInTheDocument();
});

it('says nothing of an account that it does not know, until one is typed', async () => {
  opened(null);
  expect(await fact('Est. liquidation price')).toBe('—');
  await userEvent.type(await findField('Available'), '1000');
  expect(await fact('Est. liquidation price')).toBe('45,536.11');
  await userEvent.type(await findField('Available'), '0');
  expect(await fact('Est. liquidation price')).toBe('None');
});

it('counts what the account holds already, in this pair and in others', async () => {
  const short = aPosition('1', {
    direction: 'short',
    quantity: amount('0.04'),
    openPrice: price('50500'),
    margin: amount('300'),
  });
  opened('1000', {}, [short]);
  // 1000 − 502.6005 available, 800.1 of margins; 20 of the short won, 1 of the spread lost.
  expect(await screen.findByText('164.54%')).toBeInTheDocument();
  expect(await fact('Est. liquidation price')).toBe('42,726.85');
});
