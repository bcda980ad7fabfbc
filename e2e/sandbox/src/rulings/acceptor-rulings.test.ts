import { asId, dealWithAcceptor, listAcceptorDeals, type OrderId } from '@tradefloor/contract';
import {
  acceptorDealChanged,
  confirmAcceptorDeal,
  listRulings,
  markDealTransferred,
  refuseAcceptorDeal,
  withdrawClaim,
} from '@tradefloor/contract/ext';
import { ACCEPTOR_CONFIRMS_AFTER_MS, amount, sub } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { HOUR, MINUTE, SECOND } from '../clock/clock';
import { connected, pushes } from '../testing/listening';
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
    expect(rows[0]).toMatchObject({ acceptorIs: 'seller', sellerName: 'Tradefloor Counter' });
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

  it('comes to nothing when whoever claims to have paid withdraws that (c2c.claim-withdrawn)', async () => {
    const [mine, theirs] = [await held('trader'), await held('acceptor')];
    const recharge = await asked('buy');
    await askFor('trader', 'acceptor-deal', recharge);
    const wish = { of: 'acceptor-deal', id: recharge } as const;
    expect(await exchange.ask(withdrawClaim, wish, as('acceptor'))).toMatchObject({ kind: 'refused' });
    await exchange.get(withdrawClaim, wish, as('trader'));
    expect(await newest('acceptor')).toBe('Payment claim withdrawn');
    const withdrawal = await asked('sell');
    await exchange.get(markDealTransferred, { id: withdrawal }, as('acceptor'));
    await askFor('trader', 'acceptor-deal', withdrawal);
    const other = { of: 'acceptor-deal', id: withdrawal } as const;
    expect(await exchange.ask(withdrawClaim, other, as('trader'))).toMatchObject({ kind: 'refused' });
    await exchange.get(withdrawClaim, other, as('acceptor'));
    expect([await held('trader'), await held('acceptor')]).toEqual([mine, theirs]);
    expect(await stateOf('sell', withdrawal)).toMatchObject({ status: 'refused', inRuling: false });
  });

  it('is told to both as it goes, by push and by message', async () => {
    const open: Socket[] = [];
    const acceptor = await connected(exchange.url, open, as('acceptor').token ?? '');
    const coming = pushes(acceptor, acceptorDealChanged.event, 1);
    const id = await asked('sell');
    expect(acceptorDealChanged.value.decode((await coming)[0])).toMatchObject({
      id,
      isServing: true,
      phone: '13800138000',
      money: '711',
      toPay: '705.31',
    });
    expect(await newest('acceptor')).toBe('New acceptor request');
    const trader = await connected(exchange.url, open, as('trader').token ?? '');
    const told = pushes(trader, acceptorDealChanged.event, 1);
    await exchange.get(markDealTransferred, { id }, as('acceptor'));
    expect(acceptorDealChanged.value.decode((await told)[0])).toMatchObject({ id, isServing: false });
    expect(await newest('trader')).toBe('The acceptor sent the transfer');
    await exchange.get(confirmAcceptorDeal, { id }, as('trader'));
    expect(await newest('acceptor')).toBe('Acceptor deal confirmed');
    open.forEach(socket => socket.close());
  });

  it('is left to the operator by a simulated acceptor that refuses', async () => {
    await exchange.core.settings.set('acceptor_answer', 'refuse');
    const { id: number } = await exchange.get(
      dealWithAcceptor,
      { ...wish, acceptorId: asId<never>(2), side: 'buy', money: amount('711') },
      as('trader'),
    );
    const id = asId<never>(String(number));
    await askFor('trader', 'acceptor-deal', id);
    // Whatever is due besides would be told as failed.
    await pass(MINUTE);
    expect(await stateOf('buy', id)).toMatchObject({ status: 'waiting', inRuling: true });
    expect(await decide(await ruledOn('acceptor-deal', id), 'seller')).toMatchObject({ kind: 'ok' });
    await exchange.core.settings.set('acceptor_answer', 'confirm');
  });

  it('is settled when the one who holds confirms', async () => {
    const id = await asked('buy');
    await askFor('trader', 'acceptor-deal', id);
    await exchange.get(confirmAcceptorDeal, { id }, as('acceptor'));
    expect(await decide(await ruledOn('acceptor-deal', id), 'seller')).toMatchObject({ kind: 'refused' });
    expect(await stateOf('buy', id)).toMatchObject({ status: 'confirmed' });
  });
});
