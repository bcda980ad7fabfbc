import {
  asId,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  dealWithAcceptor,
  markC2cPaid,
  type OrderId,
  publishAdvert,
  readC2cOrder,
  takeAdvert,
  wallets,
} from '@tradefloor/contract';
import {
  askRuling,
  confirmAcceptorDeal,
  confirmTwoStep,
  decideRuling,
  listRulings,
  markDealTransferred,
  setFundPassword,
  setUpTwoStep,
} from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { URI } from 'otpauth';
import { SECOND } from '../clock/clock';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
const fundPassword = '246810';
const MISSING = { kind: 'refused', message: 'Enter your fund password.' };
const WRONG = { kind: 'refused', message: 'Incorrect fund password.' };

let exchange: TestExchange;
let seller: string;
let buyer: string;
let acceptor: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  seller = await exchange.tokenOf('seller');
  buyer = await exchange.tokenOf('trader');
  acceptor = await exchange.tokenOf('acceptor');
  for (const token of [seller, acceptor]) {
    await exchange.get(setFundPassword, { fundPassword, password: DEMO_PASSWORD }, { token });
  }
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

async function heldBy(token: string): Promise<string> {
  const { legal } = await exchange.get(wallets, {}, { token });
  return legal.rows.find(({ currencyName }) => currencyName === 'USDT')?.held.legal.locked ?? '';
}

/** Sold by `from` to `to`, who says that it is paid. */
async function paid(from: string, to: string, side: 'buy' | 'sell'): Promise<OrderId> {
  const advert = { side, currencyId: USDT, price: price('7.13'), total: amount('50'), way: 'bank' } as const;
  const [owner, taker] = side === 'sell' ? [from, to] : [to, from];
  const { id: advertId } = await exchange.get(publishAdvert, advert, { token: owner });
  const { id } = await exchange.get(takeAdvert, { id: asId<never>(String(advertId)) }, { token: taker });
  const order = asId<OrderId>(String(id));
  await exchange.get(markC2cPaid, { id: order }, { token: to });
  return order;
}

const statusOf = async (id: OrderId) => (await exchange.get(readC2cOrder, { id }, { token: buyer })).status;

describe('the release of an order between members', () => {
  it.each([
    ['sell', confirmAdvertReceipt],
    ['buy', confirmC2cReceipt],
  ] as const)(
    'of a %s advert takes the fund password of who has set one; to hold the coins takes none (wallet.own-hand)',
    async (side, release) => {
      const id = await paid(seller, buyer, side);
      expect(await exchange.ask(release, { id }, { token: seller })).toMatchObject(MISSING);
      expect(await exchange.ask(release, { id, fundPassword: '000000' }, { token: seller })).toMatchObject(WRONG);
      expect(await statusOf(id)).toBe('paid');
      await exchange.get(release, { id, fundPassword }, { token: seller });
      expect(await statusOf(id)).toBe('finished');
    },
  );

  it('by the other call is no way around it', async () => {
    const id = await paid(seller, buyer, 'sell');
    expect(await exchange.ask(confirmC2cReceipt, { id }, { token: seller })).toMatchObject(MISSING);
    await exchange.get(confirmC2cReceipt, { id, fundPassword }, { token: seller });
  });

  it('asks nothing of who has set nothing', async () => {
    const id = await paid(buyer, seller, 'sell');
    await exchange.get(confirmAdvertReceipt, { id }, { token: buyer });
    expect(await statusOf(id)).toBe('finished');
  });

  it('counts what is wrong, with all else that the password opens', async () => {
    const id = await paid(seller, buyer, 'sell');
    const wrong = { id, fundPassword: '000000' };
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await exchange.ask(confirmAdvertReceipt, wrong, { token: seller })).toMatchObject(WRONG);
    }
    expect(await exchange.ask(confirmAdvertReceipt, { id, fundPassword }, { token: seller })).toMatchObject({
      message: 'Too many attempts. Try again in 10 min.',
    });
    expect(await statusOf(id)).toBe('paid');
    exchange.core.limits.clear();
    await exchange.get(confirmAdvertReceipt, { id, fundPassword }, { token: seller });
  });

  it('is one by its key, of which the password is no part', async () => {
    const id = await paid(seller, buyer, 'sell');
    const by = { token: seller, key: 'released-once' };
    const first = await exchange.get(confirmAdvertReceipt, { id, fundPassword }, by);
    expect(await exchange.get(confirmAdvertReceipt, { id, fundPassword: '135790' }, by)).toEqual(first);
  });

  it('takes the code of who has two steps, which is used up by it and by nothing that was refused', async () => {
    const { uri } = await exchange.get(setUpTwoStep, { password: DEMO_PASSWORD }, { token: buyer });
    const codeNow = () => URI.parse(uri).generate({ timestamp: exchange.core.clock.now() });
    await exchange.get(confirmTwoStep, { code: codeNow() }, { token: buyer });
    exchange.core.clock.set(exchange.core.clock.now() + 30 * SECOND);
    const id = await paid(buyer, seller, 'sell');
    const code = codeNow();
    expect(await exchange.ask(confirmAdvertReceipt, { id }, { token: buyer })).toMatchObject({
      message: 'Enter the code from your authenticator app.',
    });
    const unknown = { id: asId<OrderId>('987654'), code };
    expect(await exchange.ask(confirmAdvertReceipt, unknown, { token: buyer })).toMatchObject({ kind: 'refused' });
    await exchange.get(confirmAdvertReceipt, { id, code }, { token: buyer });
    const next = await paid(buyer, seller, 'sell');
    expect(await exchange.ask(confirmAdvertReceipt, { id: next, code }, { token: buyer })).toMatchObject({
      message: 'The authenticator code is incorrect or was already used.',
    });
    expect(await statusOf(next)).toBe('paid');
  });
});

it('is asked for of an operator who says whose the coins are', async () => {
  const by = { token: await exchange.tokenOf('operator') };
  await exchange.get(setFundPassword, { fundPassword, password: DEMO_PASSWORD }, by);
  const id = await paid(buyer, seller, 'sell');
  await exchange.get(askRuling, { of: 'c2c-order', id, text: 'I have paid.' }, { token: seller });
  const { rows } = await exchange.get(listRulings, { of: 'c2c-order', dealId: id }, by);
  const wish = { id: rows[0]?.id ?? asId<never>(''), decidedFor: 'buyer', text: 'The receipt shows it.' } as const;
  expect(await exchange.ask(decideRuling, wish, by)).toMatchObject(MISSING);
  expect(await statusOf(id)).toBe('paid');
  await exchange.get(decideRuling, { ...wish, fundPassword }, by);
  expect(await statusOf(id)).toBe('finished');
});

describe('a deal with an acceptor', () => {
  const wish = (side: 'buy' | 'sell') =>
    ({
      acceptorId: asId<never>(1),
      side,
      way: 'bank',
      phone: '13800138000',
      account: '6214',
      money: amount('300'),
    }) as const;

  it('that withdraws takes the fund password before it holds anything, and none to be confirmed (wallet.own-hand)', async () => {
    const before = await heldBy(seller);
    expect(await exchange.ask(dealWithAcceptor, wish('sell'), { token: seller })).toMatchObject(MISSING);
    const wrong = { ...wish('sell'), fundPassword: '000000' };
    expect(await exchange.ask(dealWithAcceptor, wrong, { token: seller })).toMatchObject(WRONG);
    expect(await heldBy(seller)).toBe(before);
    const asked = await exchange.get(dealWithAcceptor, { ...wish('sell'), fundPassword }, { token: seller });
    expect(await heldBy(seller)).not.toBe(before);
    const id = asId<OrderId>(String(asked.id));
    await exchange.get(markDealTransferred, { id }, { token: acceptor });
    await exchange.get(confirmAcceptorDeal, { id }, { token: seller });
  });

  it('that recharges takes the acceptor’s, whose coins it gives away (wallet.own-hand)', async () => {
    const asked = await exchange.get(dealWithAcceptor, wish('buy'), { token: seller });
    const id = asId<OrderId>(String(asked.id));
    expect(await exchange.ask(confirmAcceptorDeal, { id }, { token: acceptor })).toMatchObject(MISSING);
    const wrong = { id, fundPassword: '000000' };
    expect(await exchange.ask(confirmAcceptorDeal, wrong, { token: acceptor })).toMatchObject(WRONG);
    await exchange.get(confirmAcceptorDeal, { id, fundPassword }, { token: acceptor });
  });

  it('of others is as unknown as one that never was, proofs or none', async () => {
    const asked = await exchange.get(dealWithAcceptor, wish('buy'), { token: buyer });
    const attempt = (id: unknown) =>
      exchange.ask(confirmAcceptorDeal, { id: asId<OrderId>(String(id)) }, { token: seller });
    expect(await attempt(asked.id)).toEqual(await attempt(987_654));
  });
});
