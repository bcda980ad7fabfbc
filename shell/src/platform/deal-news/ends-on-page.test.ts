/** @jest-environment jsdom */
import { closedMicroOrderTopic, leverageTopic, type Notice } from '@tradefloor/platform';
import { anExchange, aPage, closePages, settle } from '../sample-page';
import { sampleResponse } from '../http/sample-server';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const position = { id: 1, type: 1, symbol: 'BTC/USDT', share: 10, price: '96000', profits: '-100', legal_id: 3 };
const account = (positions: readonly object[]) => ({ trades_all: positions, trades_entrust: [] });
const result = { id: 7, symbol_name: 'BTC/USDT', seconds: 60, number: '100', currency_name: 'USDT' };
const closedOrder = { ...result, open_price: '1', type: 1, status: 3, profit_ratio: '82', fact_profits: '82' };

async function signedIn() {
  const ended = { ...position, status: 3, ended_by: 'stop-loss' };
  const lists = () => sampleResponse({ type: 'ok', message: { data: [ended], total: 1 } });
  const page = await aPage({ exchange: { ...anExchange(), '/api/lever/my_trade': lists } });
  const told: Notice[] = [];
  page.shell.notices.subscribe(notice => told.push(notice));
  await page.platform.session.signIn('t-1', 'ann');
  await settle();
  page.socket.accept();
  const { socket } = page;
  const close = async () => {
    socket.push('lever_trade', account([{ ...position, status: 1 }]));
    socket.push('lever_trade', account([]));
    socket.push('closed_microorder', closedOrder);
    await jest.advanceTimersByTimeAsync(100);
  };
  return { page, close, texts: () => told.map(({ text }) => text).toSorted() };
}

it('tells what ended by itself while no screen of its area is there', async () => {
  const { close, texts } = await signedIn();
  await close();
  expect(texts()).toEqual(['BTC/USDT Up: won 82 USDT', 'Stop loss reached: Long BTC/USDT at 96,000. PnL -100.00 USDT']);
});

it('leaves it to a screen that listens', async () => {
  const { page, close, texts } = await signedIn();
  page.shell.platformFor('lever').bus.on(leverageTopic).subscribe();
  page.shell.platformFor('micro').bus.on(closedMicroOrderTopic).subscribe();
  await close();
  expect(texts()).toEqual([]);
});
