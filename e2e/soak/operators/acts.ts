/* What the five members do, over and over, and what each kind of order is called at the exchange. */

/** One call that moves money or places an order. */
export interface Wish {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Trader {
  readonly name: 'spot' | 'leverage' | 'micro' | 'wallet' | 'watcher';
  readonly account: string;
  /** The screen that such a member has open. */
  readonly home: string;
  /** Between two acts. */
  readonly paceMs: number;
  /** By the market's price when the trial began, and the ids of what this member has placed, newest last. */
  wish(turn: number, price: number, placed: readonly string[]): Wish;
  /** The calls that make what is listed. */
  readonly makes: readonly string[];
}

const PAIR = { currency_id: '1', legal_id: '3' };
const AMOUNT = '0.001';
/** Far enough to rest, near enough for the exchange's band of 25 % however the market walks meanwhile. */
const [LOW, HIGH] = [0.9, 1.1];
/** Longer than this no bet of a trial runs. */
export const BET_SECONDS = 30;

const market = (side: 'in' | 'out'): Wish => ({
  call: `transaction/${side}`,
  fields: { ...PAIR, num: AMOUNT, mode: '1' },
});
const limit = (side: 'in' | 'out', price: number): Wish => ({
  call: `transaction/${side}`,
  fields: { ...PAIR, num: AMOUNT, mode: '2', price: price.toFixed(2) },
});
const cancel = (side: 'in' | 'out', id = ''): Wish => ({ call: 'transaction_del', fields: { id, type: side } });
const long = (how: Readonly<Record<string, string>>): Wish => ({
  call: 'lever/submit',
  fields: { ...PAIR, multiple: '20', share: '1', type: '1', ...how },
});

/** The one of this turn, when they are taken in turn. */
const inTurn = (turn: number, ...wishes: ReadonlyArray<() => Wish>): Wish => {
  const wish = wishes[turn % wishes.length];
  if (wish === undefined) throw new Error('There is nothing to do.');
  return wish();
};

const SPOT_ORDERS = ['transaction/in', 'transaction/out'];

export const TRADERS: readonly Trader[] = [
  {
    name: 'spot',
    account: 'trader@tradefloor.test',
    home: '/dealCenter',
    paceMs: 400,
    makes: SPOT_ORDERS,
    wish: (turn, price, placed) =>
      inTurn(
        turn,
        () => market('in'),
        () => market('out'),
        () => limit('in', price * LOW),
        () => cancel('in', placed.at(-1)),
      ),
  },
  {
    name: 'leverage',
    account: 'seller@tradefloor.test',
    home: '/leverdealCenter',
    paceMs: 500,
    makes: ['lever/submit'],
    wish: (turn, price, placed) =>
      inTurn(
        turn,
        () => long({ status: '1' }),
        () => ({ call: 'lever/close', fields: { id: placed.at(-1) ?? '' } }),
        () => long({ status: '0', target_price: (price * LOW).toFixed(2) }),
        () => ({ call: 'lever/cancel', fields: { id: placed.at(-1) ?? '' } }),
      ),
  },
  {
    name: 'micro',
    account: 'agent@tradefloor.test',
    home: '/secondDealCenter',
    paceMs: 2_000,
    makes: ['microtrade/submit'],
    wish: turn => ({
      call: 'microtrade/submit',
      fields: {
        match_id: '1',
        currency_id: '3',
        type: String((turn % 2) + 1),
        seconds: String(BET_SECONDS),
        number: '20',
      },
    }),
  },
  {
    name: 'wallet',
    account: 'newcomer@tradefloor.test',
    home: '/new_account/change',
    paceMs: 500,
    makes: ['wallet/change'],
    // Each amount is used once, so that it names its transfer.
    wish: turn => {
      const [from, to] = turn % 2 === 0 ? ['change', 'micro'] : ['micro', 'change'];
      const number = `0.${String(100_001 + turn)}`;
      return { call: 'wallet/change', fields: { number, currency_id: '3', from_field: from, to_field: to } };
    },
  },
  {
    name: 'watcher',
    account: 'operator@tradefloor.test',
    home: '/dealCenter',
    paceMs: 500,
    makes: SPOT_ORDERS,
    wish: (turn, price, placed) =>
      inTurn(
        turn,
        () => limit('in', price * LOW),
        () => limit('out', price * HIGH),
        () => cancel('in', placed.at(-2)),
        () => cancel('out', placed.at(-1)),
      ),
  },
];
