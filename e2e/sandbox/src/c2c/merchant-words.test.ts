import { asId, markC2cPaid, type OrderId, readC2cOrder, takeAdvert } from '@tradefloor/contract';
import { listDealWords, listRulings, sayOnDeal } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { SECOND } from '../clock/clock';
import { RulingRoom } from '../testing/ruling-room';
import { assertBalanced } from '../testing/suites/balanced';
import { STARTING_MS, type TestExchange } from '../testing/test-exchange';

const room = new RulingRoom();
const { as, decide, pass, ruledOn } = room;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await room.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => assertBalanced(exchange));
beforeEach(() => room.nextDay());

const deal = (id: OrderId) => ({ of: 'c2c-order', id }) as const;

describe('a simulated merchant', () => {
  async function bought(): Promise<OrderId> {
    const advert = exchange.core.adverts
      .published()
      .find(({ side, member_id: id }) => side === 'sell' && exchange.core.members.withId(id)?.roles === 'simulated');
    if (!advert) throw new Error('No merchant sells.');
    const taking = { id: asId<never>(advert.id), amount: amount('100') };
    return asId(String((await exchange.get(takeAdvert, taking, as('trader'))).id));
  }
  const wordsOn = async (id: OrderId, language: 'en' | 'kr' = 'en') =>
    (await exchange.get(listDealWords, deal(id), { ...as('trader'), language })).map(({ text }) => text);
  const last = async (id: OrderId, language?: 'kr') => (await wordsOn(id, language)).at(-1);

  it('greets, answers in the asker’s language, says what it does, and never twice the same in a row', async () => {
    const { settings } = exchange.core;
    await settings.set('merchant_seconds', '60');
    const id = await bought();
    expect(await last(id)).toMatch(/^Hello, and thank you/);
    expect(await last(id, 'kr')).toMatch(/^안녕하세요/);
    await exchange.get(sayOnDeal, { ...deal(id), text: 'Which account?' }, as('trader'));
    await pass(3 * SECOND);
    expect(await last(id)).toMatch(/^The account shown in the order/);
    await exchange.get(sayOnDeal, { ...deal(id), text: 'Sure?' }, as('trader'));
    await pass(3 * SECOND);
    expect(await last(id)).toBe('Sure?');
    await exchange.get(markC2cPaid, { id }, as('trader'));
    expect(await last(id)).toMatch(/^Thank you. I am checking/);
    await pass(60 * SECOND);
    expect(await last(id)).toMatch(/^Payment received/);
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({ status: 'finished' });
  });

  it('asks for a ruling where no payment reached it, and then leaves it to the operator', async () => {
    const { settings } = exchange.core;
    await settings.set('merchant_seconds', '8');
    await settings.set('merchant_receipts', 'missing');
    const id = await bought();
    await exchange.get(markC2cPaid, { id }, as('trader'));
    await pass(8 * SECOND);
    expect(await last(id)).toMatch(/^The money has not arrived/);
    await settings.set('merchant_receipts', 'received');
    await pass(600 * SECOND);
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({ status: 'paid', inRuling: true });
    const { rows } = await exchange.get(listRulings, { of: 'c2c-order', dealId: id }, as('trader'));
    expect(rows).toMatchObject([{ dealId: id, askedBy: 'seller', role: 'buyer' }]);
    expect(await decide(await ruledOn('c2c-order', id), 'buyer')).toMatchObject({ kind: 'ok' });
    expect(await exchange.get(readC2cOrder, { id }, as('trader'))).toMatchObject({ status: 'finished' });
  });
});
