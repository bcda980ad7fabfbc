import {
  asId,
  cancelC2cOrder,
  confirmC2cReceipt,
  listMessages,
  markC2cPaid,
  type OrderId,
  publishAdvert,
  readC2cOrder,
  takeAdvert,
  upload,
  withdrawAdvert,
} from '@tradefloor/contract';
import { askRuling, listDealWords, listRulings, readPicture, sayOnDeal, withdrawClaim } from '@tradefloor/contract/ext';
import { add, amount, price, sub } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { type Name, RulingRoom } from '../testing/ruling-room';
import { assertBalanced } from '../testing/suites/balanced';
import { STARTING_MS, type TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGElEQVR42mP4TyXAMGrQqEGjBo0aRBkAAFn2e71KN31ZAAAAAElFTkSuQmCC';

const room = new RulingRoom();
const { as, askFor, decide, held, newest, pass, ruledOn } = room;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await room.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => assertBalanced(exchange));
beforeEach(() => room.nextDay());

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
    expect(await newest('seller')).toBe('Dispute opened');
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
    expect([await newest('trader'), await newest('seller')]).toEqual([
      'Ruling in the buyer’s favour',
      'Ruling in the buyer’s favour',
    ]);
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
    await expect(taken('103')).rejects.toThrow('cancelled 3 orders today');
  });

  it('says where a ruling for the seller has left the coins: in the advert, or free (c2c.advert-holds)', async () => {
    const told = async (name: Name) => (await exchange.get(listMessages, {}, as(name))).messages[0]?.content;
    const kept = await paid();
    await askFor('seller', 'c2c-order', kept, 'Nothing came.');
    await decide(await ruledOn('c2c-order', kept), 'seller');
    expect(await told('seller')).toMatch(/100 USDT are back in the seller’s ad and stay in escrow/);

    const freed = await paid();
    const { advertId } = await exchange.get(readC2cOrder, { id: freed }, as('seller'));
    await exchange.get(withdrawAdvert, { id: advertId ?? asId('0') }, as('seller'));
    await askFor('seller', 'c2c-order', freed, 'Nothing came.');
    await decide(await ruledOn('c2c-order', freed), 'seller');
    expect(await told('seller')).toMatch(/100 USDT are no longer frozen/);
  });

  it('is settled when the seller releases after all', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    await exchange.get(confirmC2cReceipt, { id }, as('seller'));
    const { rows } = await exchange.get(listRulings, { status: 'settled' }, as('trader'));
    expect(rows[0]).toMatchObject({ dealId: id, role: 'buyer', askedBy: 'buyer', decidedFor: null });
    expect(await decide(String(rows[0]?.id), 'seller')).toMatchObject({ kind: 'refused' });
  });

  it('goes back to the seller when the buyer withdraws the claim, which only the buyer can (c2c.claim-withdrawn)', async () => {
    const theirs = await held('seller');
    const id = await paid('90');
    const wish = { of: 'c2c-order', id } as const;
    expect(await exchange.ask(withdrawClaim, wish, as('trader'))).toMatchObject({ kind: 'refused' });
    await askFor('seller', 'c2c-order', id, 'Nothing came.');
    for (const name of ['seller', 'agent', 'operator'] as const) {
      expect(await exchange.ask(withdrawClaim, wish, as(name))).toMatchObject({ kind: 'refused' });
    }
    await exchange.get(withdrawClaim, wish, as('trader'));
    expect(await held('seller')).toEqual({
      available: sub(theirs.available, amount('90')),
      locked: add(theirs.locked, amount('90')),
    });
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({ status: 'cancelled' });
    const { rows } = await exchange.get(listRulings, { of: 'c2c-order', dealId: id }, as('seller'));
    expect(rows).toMatchObject([{ status: 'settled', decidedFor: null }]);
    expect(await exchange.ask(withdrawClaim, wish, as('trader'))).toMatchObject({ kind: 'refused' });
  });

  it('outlasts a restart in its ruling', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    await exchange.core.rulings.load(exchange.core.db);
    await pass(30 * DAY);
    await room.signIn('operator');
    expect(await decide(await ruledOn('c2c-order', id), 'buyer')).toMatchObject({ kind: 'ok' });
  });
});

describe('a ruling (c2c.ruling-asked)', () => {
  it('is asked for once payment was claimed, once, and by the two alone', async () => {
    const id = await taken('100');
    expect(await askFor('trader', 'c2c-order', id)).toMatchObject({
      message: 'You can open a dispute once the order is marked as paid.',
    });
    await exchange.get(markC2cPaid, { id }, as('trader'));
    expect(await askFor('agent', 'c2c-order', id)).toMatchObject({ kind: 'refused' });
    expect(await askFor('trader', 'c2c-order', id)).toMatchObject({ kind: 'ok' });
    expect(await askFor('seller', 'c2c-order', id)).toMatchObject({ message: 'A dispute is already open.' });
  });

  it('is decided by an operator who is neither of the two, once', async () => {
    const id = await paid();
    await askFor('trader', 'c2c-order', id);
    const ruling = await ruledOn('c2c-order', id);
    for (const name of ['trader', 'seller', 'agent'] as const) {
      expect(await decide(ruling, 'buyer', name)).toMatchObject({ message: 'You don’t have permission to do that.' });
    }
    const both = await Promise.all([decide(ruling, 'buyer'), decide(ruling, 'seller')]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['ok', 'refused']);

    const order = await taken('104', 'operator');
    await exchange.get(markC2cPaid, { id: order }, as('operator'));
    await askFor('seller', 'c2c-order', order, 'Nothing came.');
    expect(await decide(await ruledOn('c2c-order', order), 'buyer')).toMatchObject({
      message: 'You don’t have permission to do that.',
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
  await expect(taken('120')).rejects.toThrow('You already have 10 open buy orders. Complete one first.');
});
