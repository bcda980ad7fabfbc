import { act, screen, waitFor, within } from '@testing-library/react';
import { listLeverageTrades, tradeHistory } from '@tradefloor/contract';
import { decimal } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import type { ReactNode } from 'react';
import ContractTerms from '../contract-terms/contract-terms';
import { OwnPositions } from '../deal-centre/own-positions';
import { Trades } from '../deal-centre/trades';
import Deals from '../deals/deals';
import { OrderForm } from '../order-form/order-form';
import { OrderFormProvider } from '../order-form/order-form-provider';
import AllOrders from '../order-records/all-orders';
import PairOrders from '../order-records/pair-orders';
import TradingRecords from '../order-records/trading-records';
import WalletOrders from '../order-records/wallet-orders';
import PositionsPage from '../positions-page/positions-page';
import { drawn } from '../testing/drawn';
import { aClosed, aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';

const bitcoin = aQuote('BTC/USDT', { leverageShare: decimal('0.01') });

function shown(screenful: ReactNode, address: string) {
  const platform = fakePlatform();
  const state = { orders: [aPosition('1')] };
  quoted(platform, bitcoin);
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  ordered(platform, () => state.orders);
  platform.answer(listLeverageTrades, { rows: [], total: 0 });
  platform.answer(tradeHistory, []);
  drawn(platform, screenful, address);
  return { platform, state };
}

const PAGES = [
  ['/leverList', 'Positions', <PositionsPage key="1" />],
  ['/leverTransactions', 'Orders', <AllOrders key="2" />],
  ['/leverTransaction', 'Orders by pair', <PairOrders key="3" />],
  ['/leverRecord', 'Leverage history', <TradingRecords key="4" />],
  ['/allTransaction', 'All trades', <Deals key="5" />],
  ['/lever_manger', 'Contract terms', <ContractTerms key="6" />],
  ['/new_account/letransactions', 'Orders', <WalletOrders key="7" />],
] as const;

const frame = () => act(() => new Promise(resolve => requestAnimationFrame(resolve)));

beforeEach(() => localStorage.clear());

describe.each(PAGES)('%s', (address, name, page) => {
  it('leads to all pages of leverage, and says which of them it is', async () => {
    shown(page, address);
    const pages = within(await screen.findByRole('navigation', { name: 'Leverage pages' }));
    expect(pages.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
      PAGES.slice(0, 6).map(([to]) => to),
    );
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  it('tells what ends while it is shown (leverage.ends-told)', async () => {
    const { platform, state } = shown(page, address);
    await screen.findByRole('navigation', { name: 'Leverage pages' });
    await frame();
    act(() => told(platform, state.orders));
    await frame();
    state.orders = [aClosed('1', { endedBy: 'stop-loss' })];
    act(() => told(platform, []));
    await waitFor(() => expect(platform.notices).toMatchObject([{ text: /^Stop loss reached: Long BTC\/USDT/ }]));
  });
});

it('is reached from the trading screen, each page from what it has more of', async () => {
  shown(
    <OrderFormProvider pair={bitcoin}>
      <Trades pair={bitcoin} />
      <OwnPositions pair={bitcoin} onHelp={jest.fn()} />
      <OrderForm pair={bitcoin} />
    </OrderFormProvider>,
    '/leverdealCenter',
  );
  const to = async (region: string, name: string) =>
    within(await screen.findByRole('region', { name: region }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(await to('Trades', 'All trades')).toBe('/allTransaction');
  expect(await to('Trades', 'Records')).toBe('/leverRecord');
  expect(await to('Positions', 'All positions')).toBe('/leverList');
  expect(await to('Trade', 'Contract terms')).toBe('/lever_manger');
});
