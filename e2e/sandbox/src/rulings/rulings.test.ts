import {
  asId,
  cancelC2cOrder,
  confirmC2cReceipt,
  dealWithAcceptor,
  listAcceptorDeals,
  listMessages,
  markC2cPaid,
  type OrderId,
  publishAdvert,
  readC2cOrder,
  takeAdvert,
  upload,
  wallets,
} from '@tradefloor/contract';
import {
  askRuling,
  confirmAcceptorDeal,
  type DealKind,
  decideRuling,
  listDealWords,
  listRulings,
  markDealTransferred,
  readPicture,
  refuseAcceptorDeal,
  sayOnDeal,
} from '@tradefloor/contract/ext';
import { ACCEPTOR_CONFIRMS_AFTER_MS, add, amount, price, sub } from '@tradefloor/money';
import { DAY, HOUR, SECOND } from '../clock/clock';
import { assertBalanced } from '../testing/suites/balanced';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGElEQVR42mP4TyXAMGrQqEGjBo0aRBkAAFn2e71KN31ZAAAAAElFTkSuQmCC';

let exchange: TestExchange;
const tokens = { trader: '', seller: '', agent: '', acceptor: '', operator: '' };
type Name = keyof typeof tokens;
const as = (name: Name) => ({ token: tokens[name] });

let day = 0;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => assertBalanced(exchange));
// Cancellations of one test must not stop the trading of the next.
beforeEach(async () => {
  exchange.core.clock.set(Date.now() + day * DAY);
  day += 2;
  await exchange.core.rounds.run();
  for (const name of Object.keys(tokens) as Name[]) tokens[name] = await exchange.tokenOf(name);
});

const pass = async (ms: number) => {
  exchange.core.clock.set(exchange.core.clock.now() + ms);
  await exchange.core.rounds.run();
};

async function held(name: Name) {
  const { legal } = await exchange.get(wallets, {}, as(name));
  const row = legal.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.legal;
}

/** The trader buys 100 USDT of the seller's advert, and says that they are paid. */
async function paid(number = '100'): Promise<OrderId> {
  const order = await taken(number);
  await exchange.get(markC2cPaid, { id: order }, as('trader'));
  return order;
}

const terms = { currencyId: USDT, price: price('7.1'), way: 'bank' } as const;

async function taken(number: string, by: Name = 'trader'): Promise<OrderId> {
  const { id } = await exchange.get(publishAdvert, { ...terms, side: 'sell', total: amount(number) }, as('seller'));
  return asId(String((await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, as(by))).id));
}

const askFor = (name: Name, of: DealKind, id: OrderId, text = 'I have paid.') =>
  exchange.ask(askRuling, { of, id, text }, as(name));
const decide = (id: string, decidedFor: 'buyer' | 'seller', name: Name = 'operator') =>
  exchange.ask(decideRuling, { id: asId<never>(id), decidedFor, text: 'The receipt shows it.' }, as(name));

async function ruledOn(of: DealKind, id: OrderId): Promise<string> {
  const { rows } = await exchange.get(listRulings, {}, as('operator'));
  return rows.find(row => row.of === of && row.dealId === id)?.id ?? '';
}
const newest = async (name: Name) => (await exchange.get(listMessages, {}, as(name))).messages[0]?.title;

describe('an order that the buyer calls paid', () => {
  it('is decided for the buyer, with both sides’ words and pictures before the operator', async () => {
    const [mine, theirs] = [await held('trader'), await held('seller')];
    const id = await paid();
    const form = new Blob([Buffer.from(WHITE, 'base64')], { type: 'image/png' });
    const picture = await exchange.get(upload, { file: form }, as('trader'));
    const wish = { of: 'c2c-order', id, text: 'Here is my receipt.', picture } as const;
    await exchange.get(askRuling, wish, as('trader'));
    await exchange.get(sayOnDeal, { of: 'c2c-order', id, text: 'Nothing came.' }, as('seller'));
    expect(await exchange.get(readC2cOrder, { id }, as('seller'))).toMatchObject({ status: 'paid', inRuling: true });
    expect(await newest('seller')).toBe('A deal waits for a ruling');
    const words = await exchange.get(listDealWords, { of: 'c2c-order', id }, as('operator'));
    expect(words).toMatchObject([
      { by: 'buyer', text: 'Here is my receipt.', picture },
      { by: 'seller', text: 'Nothing came.', picture: null },
    ]);
    for (const name of ['seller', 'operator'] as const) {
      expect((await exchange.ask(readPicture, { picture }, as(name))).kind).toBe('ok');
    }
    expect((await exchange.ask(readPicture, { picture }, as('agent'))).kind).toBe('refused');

    expect(await decide(await ruledOn('c2c-order', id), 'buyer')).toMatchObject({ kind: 'ok' });
    expect(await held('trader')).toEqual({ ...mine, available: add(mine.available, amount('100')) });
    expect(await held('seller')).toEqual({ ...theirs, available: sub(theirs.available, amount('100')) });
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({
      status: 'finished',
      inRuling: false,
    });
    expect([await newest('trader'), await newest('seller')]).toEqual(['Ruled for the buyer', 'Ruled for the buyer']);
  });

  it('is decided for the seller, who has the coins in the advert again, and counts as cancelled', async () => {
    const theirs = await held('seller');
    const id = await paid();
    await askFor('seller', 'c2c-order', id, 'Nothing came.');
    expect(await decide(await ruledOn('c2c-order', id), 'seller')).toMatchObject({ kind: 'ok' });
    expect(await held('seller')).toEqual({
      available: sub(theirs.available, amount('100')),
      locked: add(theirs.locked, amount('100')),
    });
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({ status: 'cancelled' });
    for (const number of ['101', '102']) {
      const order = await taken(number);
      await exchange.get(cancelC2cOrder, { id: order }, as('trader'));
    }
    await expect(taken('103')).rejects.toThrow('You have cancelled 3 orders today');
  });

  it('is settled when the seller releases after all', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    await exchange.get(confirmC2cReceipt, { id }, as('seller'));
    const { rows } = await exchange.get(listRulings, { status: 'settled' }, as('trader'));
    expect(rows[0]).toMatchObject({ dealId: id, role: 'buyer', askedBy: 'buyer', decidedFor: null });
    expect(await decide(String(rows[0]?.id), 'seller')).toMatchObject({ kind: 'refused' });
  });

  it('outlasts a restart in its ruling', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    await exchange.core.rulings.load(exchange.core.db);
    await pass(30 * DAY);
    tokens.operator = await exchange.tokenOf('operator');
    expect(await decide(await ruledOn('c2c-order', id), 'buyer')).toMatchObject({ kind: 'ok' });
  });
});

describe('a ruling (c2c.ruling-asked)', () => {
  it('is asked for once payment was claimed, once, and by the two alone', async () => {
    const id = await taken('100');
    expect(await askFor('trader', 'c2c-order', id)).toMatchObject({
      message: 'A ruling can be asked for once the payment is claimed.',
    });
    await exchange.get(markC2cPaid, { id }, as('trader'));
    expect(await askFor('agent', 'c2c-order', id)).toMatchObject({ kind: 'refused' });
    expect(await askFor('trader', 'c2c-order', id)).toMatchObject({ kind: 'ok' });
    expect(await askFor('seller', 'c2c-order', id)).toMatchObject({ message: 'A ruling has already been asked for.' });
  });

  it('is decided by an operator who is neither of the two, once', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    const ruling = await ruledOn('c2c-order', id);
    for (const name of ['trader', 'seller', 'agent'] as const) {
      expect(await decide(ruling, 'buyer', name)).toMatchObject({ message: 'You are not allowed to do that.' });
    }
    const both = await Promise.all([decide(ruling, 'buyer'), decide(ruling, 'seller')]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['ok', 'refused']);

    const order = await taken('104', 'operator');
    await exchange.get(markC2cPaid, { id: order }, as('operator'));
    await askFor('seller', 'c2c-order', order, 'Nothing came.');
    expect(await decide(await ruledOn('c2c-order', order), 'buyer')).toMatchObject({
      message: 'You are not allowed to do that.',
    });
  });

  it('lets an operator read nothing that nobody brought before her', async () => {
    const id = await paid();
    await exchange.get(sayOnDeal, { of: 'c2c-order', id, text: 'On its way.' }, as('trader'));
    expect(await exchange.ask(listDealWords, { of: 'c2c-order', id }, as('operator'))).toMatchObject({
      kind: 'refused',
    });
    expect(await exchange.get(listDealWords, { of: 'c2c-order', id }, as('seller'))).toHaveLength(1);
  });
});

it('counts paid orders among the ten open ones of a buyer (c2c.open-orders)', async () => {
  const traderId = exchange.core.members.withAccount('trader@tradefloor.test')?.id;
  const bought = () => exchange.core.c2c.unfinished().filter(order => order.buyer_id === traderId);
  for (let number = 100; bought().length < 10; number += 1) await paid(String(number));
  await expect(taken('120')).rejects.toThrow('You have 10 open orders that you buy with. Finish one first.');
});

describe('a deal with an acceptor (c2c.acceptor-answers)', () => {
  const wish = { acceptorId: asId<never>(1), way: 'bank', phone: '13800138000', account: '6214830112345678' } as const;
  async function asked(side: 'buy' | 'sell'): Promise<OrderId> {
    const { id } = await exchange.get(dealWithAcceptor, { ...wish, side, money: amount('711') }, as('trader'));
    return asId(String(id));
  }
  const stateOf = async (side: 'buy' | 'sell', id: OrderId) =>
    (await exchange.get(listAcceptorDeals, { side }, as('trader'))).rows.find(row => row.id === id);

  it('that is a withdrawal cancels itself when nobody answers for an hour', async () => {
    const mine = await held('trader');
    const id = await asked('sell');
    await pass(HOUR - SECOND);
    expect(await stateOf('sell', id)).toMatchObject({ status: 'waiting' });
    await pass(SECOND);
    expect(await stateOf('sell', id)).toMatchObject({ status: 'refused' });
    expect(await held('trader')).toEqual(mine);
    expect(await newest('trader')).toBe('The acceptor did not answer');
  });

  it('that is a recharge goes to a ruling by itself, for it may be paid', async () => {
    const [mine, theirs] = [await held('trader'), await held('acceptor')];
    const id = await asked('buy');
    await pass(HOUR);
    expect(await stateOf('buy', id)).toMatchObject({ status: 'waiting', inRuling: true });
    expect(await exchange.ask(refuseAcceptorDeal, { id }, as('acceptor'))).toMatchObject({ kind: 'refused' });
    const { rows } = await exchange.get(listRulings, { status: 'open' }, as('operator'));
    expect(rows[0]).toMatchObject({ of: 'acceptor-deal', dealId: id, askedBy: null, role: 'operator' });
    await decide(String(rows[0]?.id), 'buyer');
    const got = sub((await held('trader')).available, mine.available);
    expect(Number(got)).toBeCloseTo(99.5, 6);
    expect(await held('acceptor')).toEqual({ ...theirs, available: sub(theirs.available, got) });
  });

  it('marked transferred does not confirm itself while a ruling is open', async () => {
    const mine = await held('trader');
    const id = await asked('sell');
    expect(await askFor('trader', 'acceptor-deal', id)).toMatchObject({ kind: 'refused' });
    await exchange.get(markDealTransferred, { id }, as('acceptor'));
    expect(await askFor('trader', 'acceptor-deal', id, 'Nothing came.')).toMatchObject({ kind: 'ok' });
    await pass(ACCEPTOR_CONFIRMS_AFTER_MS + HOUR);
    expect(await stateOf('sell', id)).toMatchObject({ status: 'waiting', inRuling: true });
    await decide(await ruledOn('acceptor-deal', id), 'seller');
    expect(await held('trader')).toEqual(mine);
    expect(await stateOf('sell', id)).toMatchObject({ status: 'refused', inRuling: false });
  });

  it('is settled when the one who holds confirms', async () => {
    const id = await asked('buy');
    await askFor('trader', 'acceptor-deal', id);
    await exchange.get(confirmAcceptorDeal, { id }, as('acceptor'));
    expect(await decide(await ruledOn('acceptor-deal', id), 'seller')).toMatchObject({ kind: 'refused' });
    expect(await stateOf('buy', id)).toMatchObject({ status: 'confirmed' });
  });
});
