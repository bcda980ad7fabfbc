import {
  asId,
  closePositions,
  listLeverageOrders,
  type OrderId,
  revokeLeverageOrder,
  submitLeverageOrder,
  wallets,
} from '@tradefloor/contract';
import { type Amount, decimal, type Direction, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from './test-exchange';

export const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };
/** Of BTC/USDT. */
export const TERMS = { spread: decimal('0.02'), fee: decimal('0.05'), shareNumber: decimal('0.01') };

export const market = (direction: Direction, hands: string, more: object = {}) =>
  ({
    ...BTC_USDT,
    direction,
    mode: 'market',
    multiplier: decimal('10'),
    hands: decimal(hands),
    ...more,
  }) as const;
export const limit = (direction: Direction, hands: string, at: string, more: object = {}) =>
  market(direction, hands, { mode: 'limit', price: price(at), ...more });

type Status = 'pending' | 'open' | 'closing' | 'closed' | 'revoked';

/** A member who trades BTC/USDT with leverage at an exchange. */
export class LeverageDesk {
  token = '';
  private opened: TestExchange | undefined;

  get exchange(): TestExchange {
    if (!this.opened) throw new Error('The desk is not open.');
    return this.opened;
  }

  open = async (): Promise<void> => {
    this.opened = await TestExchange.open();
  };

  /** The price is round. */
  start = async (): Promise<void> => {
    await this.moveTo(100_000);
    this.token = await this.exchange.tokenOf('operator');
  };

  /** Nothing is left open. */
  clear = async (): Promise<void> => {
    await this.exchange.ask(closePositions, { positions: 'all' }, this);
    for (const { id } of (await this.listed('pending')).rows)
      await this.exchange.get(revokeLeverageOrder, { id }, this);
  };

  moveTo = async (value: number): Promise<void> => {
    const { hall, traders, rounds } = this.exchange.core;
    const pair = hall.called('BTC/USDT');
    if (!pair) throw new Error('No market.');
    await traders.setPrice(pair, value);
    await rounds.run();
  };

  listed = (status: Status, page = 1) => this.exchange.get(listLeverageOrders, { status, page }, this);

  held = async (): Promise<{ available: Amount; locked: Amount }> => {
    const { lever } = await this.exchange.get(wallets, {}, this);
    const row = lever.rows.find(({ currencyName }) => currencyName === 'USDT');
    if (!row) throw new Error('No USDT.');
    return row.held.lever;
  };

  submitted = async (payload: ReturnType<typeof market>): Promise<OrderId> => {
    const { id } = await this.exchange.get(submitLeverageOrder, payload, this);
    return asId(String(id));
  };
}

/** One for the tests of a file. */
export function atLeverageDesk(): LeverageDesk {
  const desk = new LeverageDesk();
  beforeAll(desk.open, STARTING_MS);
  beforeEach(desk.start);
  afterEach(desk.clear);
  afterAll(() => desk.exchange.close());
  return desk;
}
