import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findField } from '@tradefloor/area/testing';
import { leverageDeal } from '@tradefloor/contract';
import { decimal, price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { ordered } from '../testing/own-lists';
import ContractTerms from './contract-terms';

const lent = { leverageShare: decimal('0.01'), spread: decimal('0.02'), leverageFee: decimal('0.05') };
const bitcoin = aQuote('BTC/USDT', { price: '50010.00', markPrice: price('50000.00'), ...lent });
const ether = aQuote('ETH/BTC', { price: '0.035000', ...lent, leverageShare: decimal('0.1'), priceScale: 1_000_000 });

function withTerms(max = '500') {
  const platform = fakePlatform();
  quoted(platform, bitcoin, ether, aQuote('TON/USDT'));
  platform.answer(leverageDeal, () => ({
    multiple: { multipliers: [decimal('10'), decimal('20')], handPresets: [decimal('1'), decimal('5')] },
    handLimits: { min: decimal('1'), max: decimal(max) },
    overnightRate: decimal('0.1'),
    lastPrice: price('50010.00'),
    leverTotal: null,
    leverAvailable: null,
    recentTrades: [],
  }));
  return platform;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});

const beside = (name: string, place: HTMLElement) => within(place).getByText(name).nextElementSibling?.textContent;

it('tells of the pair of the address what a hand is, and what all of it costs', async () => {
  drawn(withTerms(), <ContractTerms />, '/lever_manger?symbol=BTC/USDT');
  const card = await screen.findByRole('region', { name: 'BTC/USDT' });
  expect(await within(card).findByText('10x · 20x')).toBeInTheDocument();
  expect(beside('Lot size', card)).toBe('0.01 BTC');
  expect(beside('Lot value', card)).toBe('500.0000 USDT');
  expect(beside('Lots per order', card)).toBe('1 – 500');
  expect(beside('Fee', card)).toMatch(/^0\.05% of contract value/);
  expect(beside('Overnight fee', card)).toMatch(/^0\.1%/);
  expect(beside('Execution price', card)).toBe('Mark price, now 50,000.00');
});

it('works an example out in the numbers of who reads', async () => {
  drawn(withTerms(), <ContractTerms />, '/lever_manger?symbol=BTC/USDT');
  const card = await screen.findByRole('region', { name: 'Example' });
  const step = (name: string) => within(card).getByText(name).closest('div')?.textContent;
  expect(step('Entry price incl. spread')).toContain('50,000.00 + 0.02%50,010.00 USDT');
  await userEvent.clear(await findField('Lots'));
  await userEvent.type(await findField('Lots'), '20');
  await userEvent.selectOptions(within(card).getByRole('combobox', { name: 'Multiplier' }), '20x');
  expect(step('Contract value')).toContain('50,010 × 20 × 0.01 BTC10,002.0000 USDT');
  expect(step('Margin')).toContain('10,002 ÷ 20500.1000 USDT');
  expect(step('Fee')).toContain('10,002 × 0.05%5.0010 USDT');
  expect(step('Overnight fee, one night')).toContain('10.0020 USDT');
  // 50,000 − 1 %, of 0.2 BTC.
  expect(step('PnL if the price moves 1% against you')).toContain('Closed at 49,500.00-102.0000 USDT');
  // Twice 505.101; 455.091 of it may be lost: 2275.455 below the opening.
  expect(step('Est. liquidation price')).toContain('1,010.202 USDT, twice margin and fee47,734.54');
});

it('names the reader’s own balance in the example, but not while balances are hidden', async () => {
  const platform = withTerms();
  funded(platform, { USDT: ['2000', '0'] }, 'lever');
  ordered(platform, () => []);
  drawn(platform, <ContractTerms />, '/lever_manger?symbol=BTC/USDT');
  expect(await screen.findByText('With your balance of 2,000 USDT')).toBeInTheDocument();
  act(() => platform.appearance.set({ balances: 'hidden' }));
  expect(screen.queryByText(/2,000/)).toBeNull();
});

it('leads from a pair of the list to its terms, those with leverage alone', async () => {
  drawn(withTerms('0'), <ContractTerms />, '/lever_manger?symbol=BTC/USDT');
  const all = await screen.findByRole('table', { name: 'All pairs' });
  expect(within(all).queryByText('TON/USDT')).toBeNull();
  await userEvent.click(within(all).getByRole('button', { name: 'ETH/BTC' }));
  const card = await screen.findByRole('region', { name: 'ETH/BTC' });
  expect(await within(card).findByText('1 or more, no maximum')).toBeInTheDocument();
  expect(beside('Lot value', card)).toBe('0.0035 BTC');
});

it('offers the calculator, with the numbers of the example', async () => {
  drawn(withTerms(), <ContractTerms />, '/lever_manger?symbol=BTC/USDT');
  await userEvent.click(await screen.findByRole('button', { name: 'Position calculator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Position calculator BTC/USDT' });
  expect(within(dialog).getByLabelText('Lots', { selector: 'input:not([type=radio])' })).toHaveValue('10');
  expect(within(dialog).queryByRole('button', { name: 'Apply to order' })).toBeNull();
});
