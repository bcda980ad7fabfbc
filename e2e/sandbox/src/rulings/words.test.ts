import {
  asId,
  confirmC2cReceipt,
  listMessages,
  markC2cPaid,
  type OrderId,
  publishAdvert,
  takeAdvert,
  upload,
} from '@tradefloor/contract';
import {
  dealWordSaid,
  listDealWords,
  listUnreadWords,
  markWordsRead,
  rulingChanged,
  sayOnDeal,
  WORDS_MOST,
} from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { SECOND } from '../clock/clock';
import { connected, pushes } from '../testing/listening';
import { RulingRoom } from '../testing/ruling-room';
import { assertBalanced } from '../testing/suites/balanced';
import { STARTING_MS, type TestExchange } from '../testing/test-exchange';

const WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGElEQVR42mP4TyXAMGrQqEGjBo0aRBkAAFn2e71KN31ZAAAAAElFTkSuQmCC';
const USDT = asId<never>(3);
const terms = { currencyId: USDT, price: price('7.1'), way: 'bank' } as const;

const room = new RulingRoom();
const { as, askFor, decide, pass, ruledOn } = room;
const open: Socket[] = [];

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await room.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => open.splice(0).forEach(socket => socket.close()));
afterEach(() => assertBalanced(exchange));
beforeEach(() => room.nextDay());

/** The trader buys of the seller's advert. */
async function taken(): Promise<OrderId> {
  const { id } = await exchange.get(publishAdvert, { ...terms, side: 'sell', total: amount('100') }, as('seller'));
  return asId(String((await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, as('trader'))).id));
}
const deal = (id: OrderId) => ({ of: 'c2c-order', id }) as const;

describe('words on an order between members', () => {
  it('come to the other side at once, with their key for their author alone', async () => {
    const id = await taken();
    const [seller, trader, agent] = await Promise.all(
      (['seller', 'trader', 'agent'] as const).map(name => connected(exchange.url, open, as(name).token ?? '')),
    );
    if (!seller || !trader || !agent) throw new Error('Not connected.');
    let strangers = 0;
    agent.on(dealWordSaid.event, () => (strangers += 1));
    const coming = Promise.all([seller, trader].map(socket => pushes(socket, dealWordSaid.event, 1)));
    await exchange.get(sayOnDeal, { ...deal(id), text: '<b>Hi</b>', key: 'k1' }, as('trader'));
    const [[toSeller], [toTrader]] = (await coming) as [[unknown], [unknown]];
    expect(dealWordSaid.value.decode(toSeller)).toMatchObject({
      of: 'c2c-order',
      dealId: id,
      word: { by: 'buyer', text: '<b>Hi</b>' },
    });
    expect(dealWordSaid.value.decode(toSeller).word.key ?? null).toBeNull();
    expect(dealWordSaid.value.decode(toTrader).word).toMatchObject({ by: 'buyer', key: 'k1' });
    expect(strangers).toBe(0);
  });

  it('are said once under one key, however often they are sent', async () => {
    const id = await taken();
    const say = () => exchange.get(sayOnDeal, { ...deal(id), text: 'Once' }, { ...as('trader'), key: 'one-word' });
    const [first, second] = [await say(), await say()];
    expect(second.id).toBe(first.id);
    expect(await exchange.get(listDealWords, deal(id), as('seller'))).toHaveLength(1);
  });

  it('may be a picture alone, which the other side then sees', async () => {
    const id = await taken();
    const file = new Blob([Buffer.from(WHITE, 'base64')], { type: 'image/png' });
    const picture = await exchange.get(upload, { file }, as('trader'));
    await exchange.get(sayOnDeal, { ...deal(id), picture }, as('trader'));
    expect(await exchange.get(listDealWords, deal(id), as('seller'))).toMatchObject([{ text: '', picture }]);
    expect((await exchange.ask(sayOnDeal, { ...deal(id), picture }, as('seller'))).kind).toBe('refused');
    expect((await exchange.ask(sayOnDeal, deal(id), as('trader'))).kind).toBe('refused');
  });

  it('are counted until they were read, up to the word that was seen', async () => {
    const id = await taken();
    const unread = async () =>
      (await exchange.get(listUnreadWords, {}, as('seller'))).find(({ dealId }) => dealId === id)?.count ?? 0;
    const { id: first } = await exchange.get(sayOnDeal, { ...deal(id), text: 'One' }, as('trader'));
    await exchange.get(sayOnDeal, { ...deal(id), text: 'Two' }, as('trader'));
    expect(await unread()).toBe(2);
    await exchange.get(markWordsRead, { ...deal(id), upTo: asId<never>(String(first)) }, as('seller'));
    expect(await unread()).toBe(1);
    // A word that is not there must not hide those to come.
    expect(await exchange.ask(markWordsRead, { ...deal(id), upTo: asId<never>('999999') }, as('seller'))).toMatchObject(
      {
        kind: 'refused',
      },
    );
    expect(await unread()).toBe(1);
  });

  it('are nobody else’s: to read, to say, to mark, to withdraw', async () => {
    const id = await taken();
    const { id: word } = await exchange.get(sayOnDeal, { ...deal(id), text: 'Between us' }, as('trader'));
    for (const name of ['agent', 'operator'] as const) {
      const tries = await Promise.all([
        exchange.ask(listDealWords, deal(id), as(name)),
        exchange.ask(sayOnDeal, { ...deal(id), text: 'Me too' }, as(name)),
        exchange.ask(markWordsRead, { ...deal(id), upTo: asId<never>(String(word)) }, as(name)),
      ]);
      expect(tries.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused']);
      expect(await exchange.get(listUnreadWords, {}, as(name))).toEqual([]);
    }
  });

  it('stay for the two when the order is over, and nothing is added (c2c.words-bounds)', async () => {
    const id = await taken();
    await exchange.get(sayOnDeal, { ...deal(id), text: 'Thanks' }, as('trader'));
    await exchange.get(markC2cPaid, { id }, as('trader'));
    await exchange.get(confirmC2cReceipt, { id }, as('seller'));
    expect(await exchange.get(listDealWords, deal(id), as('seller'))).toHaveLength(1);
    expect((await exchange.ask(sayOnDeal, { ...deal(id), text: 'More' }, as('trader'))).kind).toBe('refused');
    expect((await exchange.ask(listDealWords, deal(id), as('agent'))).kind).toBe('refused');
  });

  it('are bounded in length, and to twenty a minute (c2c.words-bounds)', async () => {
    const id = await taken();
    const say = (text: string) => exchange.ask(sayOnDeal, { ...deal(id), text }, as('trader'));
    expect((await say('x'.repeat(WORDS_MOST + 1))).kind).toBe('refused');
    const said = [];
    for (let number = 0; number < 21; number += 1) said.push((await say(`No ${number}`)).kind);
    expect(said.filter(kind => kind === 'ok')).toHaveLength(20);
    await pass(60 * SECOND);
    expect((await say('Again')).kind).toBe('ok');
  });
});

it('a ruling is told to both sides and to the operator as it goes', async () => {
  const id = await taken();
  await exchange.get(markC2cPaid, { id }, as('trader'));
  const sockets = await Promise.all(
    (['seller', 'operator'] as const).map(name => connected(exchange.url, open, as(name).token ?? '')),
  );
  const asked = Promise.all(sockets.map(socket => pushes(socket, rulingChanged.event, 1)));
  await askFor('trader', 'c2c-order', id);
  const [[toSeller], [toOperator]] = (await asked) as [[unknown], [unknown]];
  expect(rulingChanged.value.decode(toSeller)).toMatchObject({ dealId: id, role: 'seller', status: 'open' });
  expect(rulingChanged.value.decode(toOperator)).toMatchObject({ dealId: id, role: 'operator' });
  const told = Promise.all(sockets.map(socket => pushes(socket, rulingChanged.event, 1)));
  await decide(await ruledOn('c2c-order', id), 'buyer');
  const [[after]] = (await told) as [[unknown], [unknown]];
  expect(rulingChanged.value.decode(after)).toMatchObject({ status: 'decided', decidedFor: 'buyer' });
  const { messages } = await exchange.get(listMessages, {}, as('seller'));
  expect(messages[0]?.title).toBe('Ruling in the buyer’s favour');
});
