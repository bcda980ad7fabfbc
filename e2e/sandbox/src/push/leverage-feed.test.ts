import { asId, closePositions, leverTrade, submitLeverageOrder, updateBalance } from '@tradefloor/contract';
import { decimal } from '@tradefloor/money';
import type { Socket } from 'socket.io-client';
import { lever } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { submitOrder } from '../leverage/open-order';
import { fund, memberIdOf } from '../testing/funded';
import { connected, pushes } from '../testing/listening';
import { losingAnswers } from '../testing/losing-answers';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
const open: Socket[] = [];
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterEach(() => open.splice(0).forEach(socket => socket.close()));
afterAll(() => exchange.close());

const order = {
  currencyId: asId<never>(1),
  legalId: asId<never>(3),
  direction: 'long',
  mode: 'market',
  multiplier: decimal('10'),
  hands: decimal('2'),
} as const;

const bitcoin = () => {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  return market;
};

const positionsOf = (wire: unknown) => leverTrade.value.decode(wire).positions.length;

it('tells the owner alone of positions, risk and live profits, the lists as JSON text', async () => {
  const token = await exchange.tokenOf('operator');
  const owner = await connected(exchange.url, open, token);
  const other = await connected(exchange.url, open, await exchange.tokenOf('agent'));
  const guest = await connected(exchange.url, open);
  const overheard: unknown[] = [];
  for (const stranger of [other, guest]) {
    stranger.on('lever_trade', wire => overheard.push(...leverTrade.value.decode(wire).positions));
    stranger.emit('login', 5);
  }
  const opened = pushes(owner, 'lever_trade', 1, wire => positionsOf(wire) > 0);
  const { id } = await exchange.get(submitLeverageOrder, order, { token });
  const [wire] = await opened;
  expect(wire).toMatchObject({ trades_all: expect.any(String), trades_entrust: '[]' });
  const push = leverTrade.value.decode(wire);
  expect(push.positions).toMatchObject([{ id: String(id), hands: '2', status: 'open' }]);
  expect(push.allProfits).toBe(push.positions[0]?.profit);
  expect(Number(push.riskRate)).toBeGreaterThan(120);
  const moved = pushes(owner, 'lever_trade', 1, next => Number(leverTrade.value.decode(next).allProfits) > 195);
  await exchange.core.traders.setPrice(bitcoin(), Math.round(Number(push.positions[0]?.openPrice) + 10_000));
  expect(leverTrade.value.decode((await moved)[0])).toMatchObject({ positions: [{ id: String(id) }], entrusts: [] });
  expect(overheard).toEqual([]);
});

const isFree = (wire: unknown): boolean => updateBalance.value.decode(wire).rows[0]?.held.lever.locked === '0';

it('tells what a close gave back before it tells of the close', async () => {
  const token = await exchange.tokenOf('operator');
  const socket = await connected(exchange.url, open, token);
  await exchange.get(submitLeverageOrder, order, { token });
  const heard: string[] = [];
  const gone = new Promise<void>(resolve => {
    socket.onAny((event: string, wire: unknown) => {
      if (event.startsWith('update_balance') && isFree(wire)) heard.push('money');
      if (event !== 'lever_trade' || positionsOf(wire) > 0) return;
      heard.push('close');
      resolve();
    });
  });
  await exchange.get(closePositions, { positions: 'all' }, { token });
  await gone;
  expect(heard).toEqual(['money', 'close']);
});

describe('a position whose commit takes its time', () => {
  /** Twice everybody was told what prices did: who begins to listen hears it then. */
  const allAreTold = async (bystander: Socket) => {
    for (let times = 0; times < 2; times += 1) {
      bystander.disconnect();
      const told = pushes(bystander, 'lever_trade', 1);
      bystander.connect();
      await told;
    }
  };
  const toldWhile = async (name: string, then: () => void) => {
    const bystander = await connected(exchange.url, open, await exchange.tokenOf('seller'));
    const told: string[] = [];
    const socket = await connected(exchange.url, open, await exchange.tokenOf(name));
    socket.on('lever_trade', wire => told.push(...leverTrade.value.decode(wire).positions.map(({ hands }) => hands)));
    const wish = { ...order, market: bitcoin(), memberId: memberIdOf(exchange, name), price: null };
    let inTime: string[] = [];
    const opening = exchange.core.clerk.perform((deed: Deed) => {
      submitOrder(exchange.core, deed, wish);
      deed.run(async () => {
        await allAreTold(bystander);
        inTime = [...told];
        then();
      });
    });
    const end = await opening.then(() => 'stored', String);
    await allAreTold(bystander);
    return { end, inTime, told };
  };

  it('is told once it is stored, and not before', async () => {
    expect(await toldWhile('agent', () => {})).toEqual({ end: 'stored', inTime: [], told: ['2'] });
  });

  it('is told as prices move, also where the word that it was stored got lost', async () => {
    const token = await exchange.tokenOf('operator');
    const socket = await connected(exchange.url, open, token);
    const lost = losingAnswers('leverage_order');
    const { id } = await exchange.get(submitLeverageOrder, order, { token });
    expect(lost()).toBe(1);
    const moved = pushes(socket, 'lever_trade', 1, wire =>
      leverTrade.value.decode(wire).positions.some(row => row.id === String(id) && row.price === '90000.00'),
    );
    await exchange.core.traders.setPrice(bitcoin(), 90_000);
    await moved;
  });

  it('is never told if it gets lost', async () => {
    const lose = () => {
      throw new Error('gone');
    };
    expect(await toldWhile('acceptor', lose)).toEqual({
      end: expect.stringContaining('could not be stored'),
      inTime: [],
      told: [],
    });
  });
});

it('tells a member that the only position is lost, also who was away then', async () => {
  const { traders, rounds } = exchange.core;
  const token = await exchange.tokenOf('seller');
  const risky = { ...order, multiplier: decimal('100'), hands: decimal('50') };
  const lose = async () => {
    await traders.setPrice(bitcoin(), 60_000);
    await rounds.run();
  };
  const opened = async (socket: Socket) => {
    await traders.setPrice(bitcoin(), 100_000);
    const told = pushes(socket, 'lever_trade', 1, wire => positionsOf(wire) > 0);
    await exchange.get(submitLeverageOrder, risky, { token });
    await told;
  };
  const socket = await connected(exchange.url, open, token);
  await opened(socket);
  const gone = pushes(socket, 'lever_trade', 1, wire => positionsOf(wire) === 0);
  await lose();
  await gone;

  await fund(exchange, lever(memberIdOf(exchange, 'seller'), 3), '10000');
  await opened(socket);
  socket.disconnect();
  await lose();
  const back = pushes(socket, 'lever_trade', 1);
  socket.connect();
  expect(positionsOf((await back)[0])).toBe(0);
});
