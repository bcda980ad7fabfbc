import { closedMicroOrder, type LeverageOrder, leverTrade, listLeverageOrders } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import {
  aboutMicroOrder,
  leverageTopic,
  memoryStorage,
  tradingSettings,
  untoldNews,
  untoldResults,
} from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { heardTopics } from './heard';
import { ownEnds } from './own-ends';

const ENDED = 1_800_000_000_000;
const WIRE = { type: 1, symbol: 'BTC/USDT', share: 10, price: '96000.00', profits: '-100', status: 3 };

/** Ten hands of BTC/USDT, long, closed at 96,000. */
function anEnd(id: string, more: Partial<LeverageOrder> = {}): LeverageOrder {
  const wire = [{ ...WIRE, id, complete_time: ENDED / 1_000 }];
  const [order] = leverTrade.value.decode({ trades_all: wire, trades_entrust: [] }).positions;
  if (order === undefined) throw new Error('no order');
  return { ...order, ...more };
}

const BET = { symbol_name: 'BTC/USDT', seconds: 60, number: '100', currency_name: 'USDT', open_price: '97000' };

const aResult = (id: string, result: string | null) =>
  closedMicroOrder.value.decode({ ...BET, id, type: 1, status: 3, profit_ratio: '82', fact_profits: result });

function aListener(ended: readonly LeverageOrder[] = [], storage = memoryStorage()) {
  const platform = fakePlatform({ area: 'shell' });
  const [chime, navigate, report] = [jest.fn(), jest.fn(), jest.fn()];
  const now = { is: 0 };
  const heard = heardTopics(() => now.is);
  const { http, notify } = platform;
  const answers = () =>
    platform.answer(listLeverageOrders, ({ status, page = 1 }) => {
      const rows = ended.filter(order => order.status === status);
      return { rows: rows.slice((page - 1) * 10, page * 10), total: rows.length };
    });
  answers();
  const user = { signedIn: true };
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), visible);
  const page = { document, navigator: {} as Navigator };
  const ends = ownEnds({
    page,
    http,
    storage,
    notify,
    chime,
    navigate,
    report,
    heard,
    language: () => 'en',
    user: () => (user.signedIn ? ({ id: '5' } as never) : null),
  });
  const push = (...positions: readonly string[]) =>
    ends.leverage({ positions: positions.map(id => anEnd(id, { status: 'open' })), entrusts: [], riskRate: null });
  const texts = () => platform.notices.map(({ text }) => text);
  const asked = () => platform.payloadsOf(listLeverageOrders).length;
  return { ends, push, page, document, platform, storage, heard, now, chime, navigate, user, answers, asked, texts };
}

const soon = () => new Promise(resolve => setTimeout(resolve, 50));

afterEach(() => jest.useRealTimers());

it('tells what ended without its owner, each cause at once, and leads to it (leverage.ends-told)', async () => {
  const { push, platform, texts, navigate, asked } = aListener([
    anEnd('1', { endedBy: 'liquidation' }),
    anEnd('2', { endedBy: 'liquidation', direction: 'short', symbol: 'ETH/USDT', price: price('3900') }),
    anEnd('3', { endedBy: 'owner' }),
    anEnd('4', { price: price('96000'), stopLoss: price('96000') }),
  ]);
  push('1', '2', '3', '4', '5');
  push('1', '2', '3', '4', '5');
  await soon();
  expect([asked(), texts()]).toEqual([0, []]);
  push('5');
  await soon();
  expect(texts()).toEqual([
    'Liquidated: Long BTC/USDT at 96,000.00; Short ETH/USDT at 3,900. PnL -200.00 USDT',
    'Stop loss reached: Long BTC/USDT at 96,000. PnL -100.00 USDT',
  ]);
  expect(platform.notices[0]).toMatchObject({ kind: 'error', about: 'leverage liquidation 1' });
  platform.notices[0]?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/leverList?tab=closed');
});

it('is silent of an entrust that opened, and tells one that was taken for its risk', async () => {
  const { ends, texts } = aListener([anEnd('2', { status: 'revoked', endedBy: 'risk' })]);
  const entrusts = ['1', '2'].map(id => anEnd(id, { status: 'pending' }));
  ends.leverage({ positions: [], entrusts, riskRate: null });
  ends.leverage({ positions: [anEnd('1', { status: 'open' })], entrusts: [], riskRate: null });
  await soon();
  expect(texts()).toEqual(['Order cancelled, risk too high: Long BTC/USDT at 96,000.00']);
});

it('leaves to a screen that follows the account what ended while it was there, also what that could only ask for', async () => {
  const { push, heard, now, asked, texts } = aListener([anEnd('1', { endedBy: 'stop-loss' })]);
  push('1');
  heard.began(leverageTopic.name, '');
  push();
  await soon();
  expect(asked()).toBe(0);
  push('1');
  now.is = ENDED + 60_000;
  heard.ended(leverageTopic.name, '');
  push();
  await soon();
  expect([asked() > 0, texts()]).toEqual([true, []]);
  push('1');
  now.is = ENDED;
  heard.ended(leverageTopic.name, '');
  push();
  await soon();
  expect(texts()).toHaveLength(1);
});

it('asks again for what it could not read, and no longer once nobody is signed in', async () => {
  jest.useFakeTimers();
  const { push, platform, answers, user, asked, texts } = aListener([anEnd('1', { endedBy: 'take-profit' })]);
  platform.fail(listLeverageOrders, '', 'timeout');
  push('1');
  push();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([asked(), texts()]).toEqual([2, []]);
  answers();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(texts()).toHaveLength(1);
  platform.fail(listLeverageOrders, '', 'timeout');
  push('1');
  push();
  await jest.advanceTimersByTimeAsync(1_000);
  const before = asked();
  user.signedIn = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before);
});

it('tells a micro result once, so that its screen does not tell it again', async () => {
  const { ends, heard, storage, chime, platform, texts, navigate } = aListener();
  untoldResults(storage).set({ whose: 'ann', ids: ['7', '8', '9'] });
  tradingSettings(storage).set({ confirmPlacing: true, fillSound: true });
  ends.micro(aResult('7', '82'));
  ends.micro(aResult('8', null));
  await soon();
  expect(platform.notices).toMatchObject([
    { kind: 'success', text: 'BTC/USDT Up: won 82 USDT', about: 'micro order 7' },
  ]);
  expect(untoldResults(storage).get()).toEqual({ whose: 'ann', ids: ['8', '9'] });
  expect(chime).toHaveBeenCalledTimes(1);
  platform.notices[0]?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/secondDealCenter');
  heard.began('closed-micro-order', '');
  ends.micro(aResult('9', '-100'));
  await soon();
  expect(texts()).toHaveLength(1);
});

it('waits until somebody looks: a notice in a tab behind others would leave unseen', async () => {
  const { ends, push, document, storage, texts } = aListener([anEnd('1', { endedBy: 'take-profit' })]);
  untoldResults(storage).set({ whose: 'ann', ids: ['7'] });
  document.visibilityState = 'hidden';
  push('1');
  push();
  ends.micro(aResult('7', '82'));
  await soon();
  expect([texts(), untoldResults(storage).get()?.ids]).toEqual([[], ['7']]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect([texts().length, untoldResults(storage).get()?.ids]).toEqual([2, []]);
});

it('is silent of a micro result that another tab told while this one was hidden', async () => {
  const { ends, page, document, storage, chime, texts } = aListener();
  tradingSettings(storage).set({ confirmPlacing: true, fillSound: true });
  document.visibilityState = 'hidden';
  ends.micro(aResult('7', '82'));
  ends.micro(aResult('8', '82'));
  await soon();
  // By its screen, which need not wait for the order as one of its own; the other was only heard.
  await untoldNews('words', [aboutMicroOrder('7')], { page, storage });
  await untoldNews('sound', [aboutMicroOrder('8')], { page, storage });
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect([texts(), chime.mock.calls]).toEqual([['BTC/USDT Up: won 82 USDT'], []]);
});

it('tells a micro result in one of two tabs that are both seen', async () => {
  const first = aListener();
  const tabs = [first, aListener([], first.storage)];
  for (const { ends } of tabs) ends.micro(aResult('7', '82'));
  await soon();
  expect(tabs.flatMap(({ texts }) => texts())).toHaveLength(1);
});
