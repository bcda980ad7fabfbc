/** @jest-environment jsdom */
import {
  balancesTopic,
  bookTopic,
  candleKey,
  candleTopic,
  connectionTopic,
  quotesTopic,
  resyncTopic,
} from '@tradefloor/platform';
import { GRACE_MS } from './demand';
import { RESYNC_SPREAD_MS } from './feed';
import { BASE_MS } from './reconnect-delay';
import { POLL_MS } from '../retained/retained-topics';
import { aPage, closePages, emitted, KEY, settle } from '../sample-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

describe('the feed', () => {
  it('is asked for a pair while somebody looks at it', async () => {
    const { platform, socket } = await aPage();
    socket.accept();
    const books: unknown[] = [];
    const looking = platform.bus.on(bookTopic, KEY).subscribe(book => books.push(book));
    platform.bus.on(candleTopic, candleKey(KEY, '5')).subscribe();
    expect(emitted(socket)).toEqual([
      ['ext_subscribe', { channels: ['daymarket'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['market_depth'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['kline'], pairs: ['1/3'], periods: ['5min'] }],
    ]);
    socket.push('market_depth', { symbol: 'BTC/USDT', bids: [['100', '1']], asks: [] });
    socket.push('market_depth', { currency_id: 9, legal_id: 3, bids: [], asks: [] });
    expect(books).toMatchObject([{ key: KEY, bids: [['100', '1']] }]);
    looking.unsubscribe();
    await jest.advanceTimersByTimeAsync(GRACE_MS);
    expect(emitted(socket).at(-1)).toEqual(['ext_unsubscribe', { channels: ['market_depth'], pairs: ['1/3'] }]);
  });

  it('drops what is malformed, tells the first, and stays live', async () => {
    const { platform, socket, beacons } = await aPage();
    socket.accept();
    platform.bus.on(bookTopic, KEY).subscribe();
    for (let time = 0; time < 15; time += 1) socket.push('market_depth', { currency_id: 1, legal_id: 3, bids: 'x' });
    expect(beacons.map(({ context }) => context)).toEqual([
      { push: 'market_depth', count: 1 },
      { push: 'market_depth', count: 10 },
    ]);
    socket.push('daymarket', { currency_id: 1, legal_id: 3, now_price: '105' });
    expect(platform.bus.last(quotesTopic, KEY)).toMatchObject({ price: '105', base: 'BTC' });
  });

  it('takes the balances of the user alone', async () => {
    const { platform, socket } = await aPage();
    await platform.session.signIn('t-1', 'ann');
    await settle();
    socket.accept();
    const changed = { currency: 1, currency_name: 'BTC', change_balance: '9' };
    const available = () => platform.bus.last(balancesTopic)?.change.rows[0]?.held.change.available;
    socket.push('update_balance_77', [changed]);
    expect(available()).toBe('2');
    socket.push('update_balance_5', [changed]);
    expect(available()).toBe('9');
  });

  it('is polled for while it is down, and only then', async () => {
    const { asked, socket, platform } = await aPage();
    const polls = () => asked.filter(path => path === '/api/currency/quotation_new').length;
    expect(polls()).toBe(1);
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(polls()).toBe(2);
    socket.accept();
    await settle();
    expect([polls(), platform.bus.last(connectionTopic)?.kind]).toEqual([3, 'live']);
    await jest.advanceTimersByTimeAsync(10 * POLL_MS);
    expect(polls()).toBe(3);
    socket.drop();
    expect(platform.bus.last(connectionTopic)?.kind).toBe('down');
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(polls()).toBe(4);
  });

  it('is back after fifty drops as it was: subscribed once, read again, no listener more', async () => {
    const { platform, socket } = await aPage();
    socket.accept();
    const books: unknown[] = [];
    const resyncs = jest.fn();
    platform.bus.on(bookTopic, KEY).subscribe(book => books.push(book));
    platform.bus.on(resyncTopic).subscribe(resyncs);
    for (let time = 0; time < 50; time += 1) {
      socket.drop();
      await jest.advanceTimersByTimeAsync(BASE_MS);
      socket.sent.length = 0;
      socket.accept();
      await jest.advanceTimersByTimeAsync(RESYNC_SPREAD_MS);
    }
    expect(emitted(socket)).toEqual([
      ['ext_subscribe', { channels: ['daymarket'], pairs: ['1/3'] }],
      ['ext_subscribe', { channels: ['market_depth'], pairs: ['1/3'] }],
    ]);
    expect(resyncs).toHaveBeenCalledTimes(50);
    socket.push('market_depth', { currency_id: 1, legal_id: 3, bids: [], asks: [] });
    expect(books).toHaveLength(1);
  });
});
