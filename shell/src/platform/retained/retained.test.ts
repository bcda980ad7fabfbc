import {
  asId,
  type BalancePush,
  type Call,
  type CurrencyId,
  listMessages,
  listQuoteGroups,
  type PairKey,
  type Quote,
  type QuoteChange,
  userCenter,
  userInfo,
  type WalletOverview,
  wallets,
} from '@tradefloor/contract';
import {
  balancesTopic,
  currenciesTopic,
  memoryStorage,
  quotesTopic,
  unreadTopic,
  userTopic,
} from '@tradefloor/platform';
import { createBus } from '@tradefloor/platform/bus';
import { fakePlatform } from '@tradefloor/platform/fake';
import { browserClock } from '../clock';
import { watchedCalls } from '../http/watched-calls';
import { retainedBalances, TOTALS_MS } from './balances';
import { retainedQuotes } from './quotes';
import { retainedUnread } from './unread';
import { retainedUser } from './user';

const BTC = asId<CurrencyId>('1');
const key = asId<PairKey>('1/3');
const aQuote = (price: string) =>
  listQuoteGroups.answer.decode([
    {
      name: 'USDT',
      quotation: [
        {
          id: 7,
          currency_id: 1,
          legal_id: 3,
          currency_name: 'BTC',
          legal_name: 'USDT',
          now_price: price,
          logo: '/btc.svg',
        },
      ],
    },
  ]);
const aChange = (price: string) =>
  ({
    key,
    currencyId: BTC,
    legalId: '3',
    price,
    change: '1',
    volume: '9',
    high: price,
    low: price,
  }) as unknown as QuoteChange;

const aRow = (available: string) => ({ currency: 1, currency_name: 'BTC', change_balance: available });
const anOverview = (available: string, total = '0'): WalletOverview => {
  const wallet = { balance: [aRow(available)], usdt_totle: total };
  return wallets.answer.decode({
    legal_wallet: wallet,
    change_wallet: wallet,
    lever_wallet: wallet,
    micro_wallet: wallet,
  });
};
const aBalance = (available: string): BalancePush => ({ rows: anOverview(available).change.rows });

/** Answers are given by hand, so that they can come late and out of order. */
function aServer() {
  const platform = fakePlatform();
  const watched = watchedCalls();
  const bus = createBus().busFor('shell');
  const http = Object.assign(
    async <Payload, Answer>(call: Call<Payload, Answer>, payload: Payload): Promise<Answer> => {
      const follow = watched.begin(call);
      const answer = await platform.http(call, payload);
      follow(answer);
      return answer;
    },
    { offers: () => false },
  );
  const report = jest.fn();
  return { platform, bus, report, reading: { http, watched, report, bus } };
}

describe('quotes', () => {
  function someQuotes(isHidden: () => boolean = () => false, priced?: (quote: Quote) => void) {
    const server = aServer();
    const quotes = retainedQuotes({ ...server.reading, isHidden, ...(priced ? { priced } : {}) });
    const seen: string[] = [];
    server.bus.on(quotesTopic, key).subscribe((quote: Quote) => seen.push(quote.price));
    return { ...server, quotes, seen };
  }

  it('are told to who watches prices, also while the tab is hidden', async () => {
    const priced: string[] = [];
    const { platform, quotes, seen } = someQuotes(
      () => true,
      ({ price }) => priced.push(price),
    );
    platform.answer(listQuoteGroups, aQuote('100'));
    await quotes.load();
    quotes.push(aChange('101'));
    expect([priced, seen]).toEqual([['100', '101'], []]);
  });

  it('come from the list, and follow the pushes', async () => {
    const { platform, quotes, seen, bus } = someQuotes();
    platform.answer(listQuoteGroups, aQuote('100'));
    await quotes.load();
    quotes.push(aChange('101'));
    expect(seen).toEqual(['100', '101']);
    expect(bus.last(quotesTopic, key)).toMatchObject({ price: '101', base: 'BTC', logo: '/btc.svg' });
    expect(bus.last(currenciesTopic)?.map(({ name }) => name)).toEqual(['BTC', 'USDT']);
    expect([quotes.keyOf('btcusdt'), quotes.keyOf('BTC/USDT'), quotes.keyOf('XRP/USDT')]).toEqual([key, key, null]);
  });

  it('are not set back by an answer that began before a push', async () => {
    const { platform, quotes, seen } = someQuotes();
    let settle: (answer: ReturnType<typeof aQuote>) => void = () => undefined;
    platform.answer(listQuoteGroups, () => new Promise(resolve => (settle = resolve)));
    const loading = quotes.load();
    quotes.push(aChange('105'));
    await Promise.resolve();
    settle(aQuote('100'));
    await loading;
    expect(seen).toEqual(['105']);
    platform.answer(listQuoteGroups, aQuote('107'));
    await quotes.load();
    expect(seen).toEqual(['105', '107']);
  });

  it('of a hidden tab are held back, one a pair, until it is seen', async () => {
    let hidden = false;
    const { platform, quotes, seen } = someQuotes(() => hidden);
    platform.answer(listQuoteGroups, aQuote('100'));
    await quotes.load();
    hidden = true;
    for (const price of ['101', '102', '103']) quotes.push(aChange(price));
    expect(seen).toEqual(['100']);
    hidden = false;
    quotes.flush();
    quotes.flush();
    expect(seen).toEqual(['100', '103']);
  });

  it('say nothing twice', async () => {
    const { platform, quotes, seen } = someQuotes();
    platform.answer(listQuoteGroups, aQuote('100'));
    await quotes.load();
    await quotes.load();
    expect(seen).toEqual(['100']);
  });

  it('that can’t be read are reported and leave what is known', async () => {
    const { platform, quotes, seen, report } = someQuotes();
    platform.answer(listQuoteGroups, aQuote('100'));
    await quotes.load();
    platform.fail(listQuoteGroups, '', 'unreachable');
    await quotes.load();
    expect(seen).toEqual(['100']);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('balances', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function someBalances() {
    const server = aServer();
    const balances = retainedBalances({ ...server.reading, clock: browserClock });
    const available = () => server.bus.last(balancesTopic)?.change.rows[0]?.held.change.available;
    return { ...server, balances, available };
  }

  it('take a push at once, and read the totals once after many', async () => {
    const { platform, balances, available } = someBalances();
    platform.answer(wallets, anOverview('10'));
    await balances.load();
    for (const amount of ['9', '8', '7']) balances.push(aBalance(amount));
    expect(available()).toBe('7');
    platform.answer(wallets, anOverview('7', '700'));
    await jest.advanceTimersByTimeAsync(TOTALS_MS);
    expect(platform.calls).toHaveLength(2);
  });

  it('are not set back by an answer that began before a push', async () => {
    const { platform, balances, available, bus } = someBalances();
    let settle: (answer: WalletOverview) => void = () => undefined;
    platform.answer(wallets, () => new Promise(resolve => (settle = resolve)));
    const loading = balances.load();
    balances.push(aBalance('7'));
    await Promise.resolve();
    settle(anOverview('10', '1000'));
    await loading;
    expect([available(), bus.last(balancesTopic)?.change.usdtTotal]).toEqual(['7', '1000']);
  });

  it('are nobody’s after a log out', async () => {
    const { platform, balances, bus } = someBalances();
    platform.answer(wallets, anOverview('10'));
    await balances.load();
    balances.push(aBalance('9'));
    balances.clear();
    expect(bus.last(balancesTopic)).toBeNull();
    await jest.advanceTimersByTimeAsync(10 * TOTALS_MS);
    expect(platform.calls).toHaveLength(1);
  });
});

describe('the user', () => {
  const info = userInfo.answer.decode({ id: 5, account: 'ann', is_seller: 1, review_status: 1 });
  const center = userCenter.answer.decode({ review_status: 2, name: 'Ann', level: 2 });

  function aUser() {
    const server = aServer();
    const storage = memoryStorage();
    const identify = jest.fn();
    return { ...server, storage, identify, user: retainedUser({ ...server.reading, storage, identify }) };
  }

  it('is known by the info, and completed by the centre', async () => {
    const { platform, user, bus, identify, storage } = aUser();
    platform.answer(userInfo, info);
    platform.answer(userCenter, center);
    await user.load();
    expect(bus.last(userTopic)).toMatchObject({ id: '5', reviewStatus: 'verified', realName: 'Ann', level: 2 });
    expect(identify.mock.calls).toEqual([['5', 'ann']]);
    expect(storage.get('is_seller')).toBe('1');
  });

  it('is known without the centre as well', async () => {
    const { platform, user, bus } = aUser();
    platform.answer(userInfo, info);
    platform.fail(userCenter, 'not today');
    await user.load();
    expect(bus.last(userTopic)).toMatchObject({ reviewStatus: 'in-review', realName: null });
  });

  it('is renewed for all by whoever reads it again', async () => {
    const { platform, user, bus, reading } = aUser();
    platform.answer(userInfo, info);
    platform.answer(userCenter, center);
    await user.load();
    platform.answer(userInfo, { ...info, phone: '13800138000' });
    await reading.http(userInfo, {});
    expect(bus.last(userTopic)).toMatchObject({ phone: '13800138000', realName: 'Ann' });
  });
});

it('counts the unread messages', async () => {
  const { platform, bus, reading } = aServer();
  const unread = retainedUnread(reading);
  platform.answer(listMessages, { messages: [], unread: 4 });
  await unread.load();
  expect(bus.last(unreadTopic)).toBe(4);
  unread.clear();
  expect(bus.last(unreadTopic)).toBe(0);
});
