import { asId, dealWithAcceptor, listAcceptorDeals, type OrderId } from '@tradefloor/contract';
import { confirmAcceptorDeal, listRulings, markDealTransferred, refuseAcceptorDeal } from '@tradefloor/contract/ext';
import { ACCEPTOR_CONFIRMS_AFTER_MS, amount, sub } from '@tradefloor/money';
import { HOUR, SECOND } from '../clock/clock';
import { RulingRoom } from '../testing/ruling-room';
import { assertBalanced } from '../testing/suites/balanced';
import { STARTING_MS, type TestExchange } from '../testing/test-exchange';

const room = new RulingRoom();
const { as, askFor, decide, held, newest, pass, ruledOn } = room;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await room.open();
}, STARTING_MS);
afterAll(() => exchange.close());
afterEach(() => assertBalanced(exchange));
beforeEach(() => room.nextDay());

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
