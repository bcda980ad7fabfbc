import { asId, asInstant } from '@tradefloor/contract';
import { listUnreadWords, type SaidWord } from '@tradefloor/contract/ext';
import { memoryStorage, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aC2cOrder, anAcceptorDeal, aWord } from '@tradefloor/platform/testing';
import { dealNews } from './deal-news';

const said = (change: Partial<SaidWord['word']> = {}): SaidWord => ({
  of: 'c2c-order',
  dealId: asId('7'),
  word: aWord(1, { by: 'buyer', ...change }),
});

function aListener() {
  const platform = fakePlatform({ area: 'shell' });
  const storage = memoryStorage();
  const chime = jest.fn();
  const navigate = jest.fn();
  const { http, notify } = platform;
  const page = {
    document: { visibilityState: 'visible' as DocumentVisibilityState },
    location: { origin: 'https://tradefloor.test', pathname: '/dealCenter', search: '' },
  };
  const news = dealNews({ page, http, storage, notify, chime, navigate, language: () => 'en', user: () => null });
  return { platform, page, storage, chime, navigate, news, texts: () => platform.notices.map(({ text }) => text) };
}

it('tells each step that the other of the two took once, and leads there', () => {
  const { news, platform, storage, chime, navigate, texts } = aListener();
  const sold = { side: 'sell', isAdvertOwner: true } as const;
  news.order(aC2cOrder({ ...sold, status: 'paid' }));
  news.order(aC2cOrder({ ...sold, status: 'paid', inRuling: true }));
  expect(texts()).toEqual(['The buyer has paid ¥ 713.00 for 100 USDT. Check your account, then release.']);
  expect(chime).not.toHaveBeenCalled();
  tradingSettings(storage).set({ confirmPlacing: true, fillSound: true });
  news.order(aC2cOrder({ ...sold, status: 'cancelled' }));
  expect(platform.notices.at(-1)).toMatchObject({ kind: 'warning', text: 'Order cancelled: 100 USDT for ¥ 713.00' });
  expect(chime).toHaveBeenCalledTimes(1);
  platform.notices.at(-1)?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/c2cOrder?id=7');
});

it('tells the steps of a deal with an acceptor, what is paid named, and leads to one’s own side of it', () => {
  const { news, platform, navigate, texts } = aListener();
  news.deal(anAcceptorDeal());
  const sent = anAcceptorDeal({ isServing: false, transferredAt: asInstant(1) });
  news.deal(sent);
  news.deal({ ...sent, inRuling: true });
  expect(texts()).toEqual([
    'New withdrawal request: pay ¥ 705.31',
    'The acceptor has sent ¥ 705.31. Check your account, then confirm.',
  ]);
  for (const notice of platform.notices) notice.action?.run();
  expect(navigate.mock.calls).toEqual([['/account/acceptorDesk?id=21'], ['/account/chargeRecord?id=21']]);
});

function unreadAt(count: { now: number }) {
  const listener = aListener();
  listener.platform.offer(listUnreadWords);
  listener.platform.answer(listUnreadWords, () =>
    (['c2c-order', 'acceptor-deal'] as const).map(of => ({ of, dealId: asId<never>('7'), count: count.now })),
  );
  return listener;
}

it('tells what the other side said once, until it is read, unless it was seen elsewhere or is one’s own', async () => {
  const count = { now: 0 };
  const { news, texts } = unreadAt(count);
  await news.word(said());
  count.now = 1;
  await news.word(said({ key: 'own' }));
  expect(texts()).toEqual([]);
  await news.word(said());
  count.now = 2;
  await news.word(said());
  expect(texts()).toEqual(['New message from the buyer: C2C order 7']);
  count.now = 1;
  await news.word(said());
  expect(texts()).toHaveLength(2);
});

it('tells what was said where it cannot be asked whether it was read', async () => {
  const { news, platform, texts } = unreadAt({ now: 0 });
  platform.fail(listUnreadWords, '', 'unreachable');
  await news.word(said());
  expect(texts()).toEqual(['New message from the buyer: C2C order 7']);
});

it('calls no acceptor a buyer or a seller', async () => {
  const { news, texts } = unreadAt({ now: 1 });
  await news.word({ ...said({ by: 'seller' }), of: 'acceptor-deal' });
  await news.word({ ...said({ by: 'operator' }), of: 'acceptor-deal' });
  expect(texts()).toEqual(['New message: Acceptor deal 7', 'New message from support: Acceptor deal 7']);
});

it('tells no words of the deal that is before the user’s eyes, but those behind another tab', async () => {
  const { news, page, texts } = unreadAt({ now: 1 });
  Object.assign(page.location, { pathname: '/c2cOrder', search: '?id=7' });
  await news.word(said());
  expect(texts()).toEqual([]);
  page.document.visibilityState = 'hidden';
  await news.word(said());
  expect(texts()).toHaveLength(1);
  page.document.visibilityState = 'visible';
  page.location.search = '?id=8';
  await news.word(said());
  expect(texts()).toHaveLength(2);
});
