import { asId, asInstant, type C2cOrder } from '@tradefloor/contract';
import { listUnreadWords, type SaidWord } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { memoryStorage, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { dealNews } from './deal-news';

const anOrder = (change: Partial<C2cOrder>): C2cOrder => ({
  id: asId('7'),
  advertId: asId('12'),
  side: 'sell',
  currencyId: asId('3'),
  currencyName: 'USDT',
  amount: amount('100'),
  price: price('7.13'),
  money: amount('713'),
  way: 'bank',
  wayName: 'Bank card',
  status: 'paid',
  createdAt: asInstant(1_763_700_000_000),
  payBy: null,
  sellerName: '',
  sellerPhone: null,
  phone: null,
  otherRealName: null,
  sellerDetails: null,
  userDetails: null,
  isAdvertOwner: true,
  ...change,
});

const said = (change: Partial<SaidWord['word']> = {}): SaidWord => ({
  of: 'c2c-order',
  dealId: asId('7'),
  word: { id: asId('1'), by: 'buyer', text: 'Hello', picture: null, at: asInstant(0), ...change },
});

function aListener() {
  const platform = fakePlatform({ area: 'shell' });
  const storage = memoryStorage();
  const chime = jest.fn();
  const navigate = jest.fn();
  const { http, notify } = platform;
  const news = dealNews({ http, storage, notify, chime, navigate, language: () => 'en', user: () => null });
  return { platform, storage, chime, navigate, news, texts: () => platform.notices.map(({ text }) => text) };
}

it('tells each step that the other of the two took once, and leads there', () => {
  const { news, platform, storage, chime, navigate, texts } = aListener();
  news.order(anOrder({ status: 'paid' }));
  news.order(anOrder({ status: 'paid', inRuling: true }));
  expect(texts()).toEqual(['The buyer has paid ¥ 713.00 for 100 USDT. Check your account, then release.']);
  expect(chime).not.toHaveBeenCalled();
  tradingSettings(storage).set({ confirmPlacing: true, fillSound: true });
  news.order(anOrder({ status: 'cancelled' }));
  expect(platform.notices.at(-1)).toMatchObject({ kind: 'warning', text: 'Order cancelled: 100 USDT for ¥ 713.00' });
  expect(chime).toHaveBeenCalledTimes(1);
  platform.notices.at(-1)?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/c2cOrder?id=7');
});

it('tells what the other side said, unless it was seen elsewhere or is one’s own', async () => {
  const { news, platform, texts } = aListener();
  platform.offer(listUnreadWords);
  let count = 0;
  platform.answer(listUnreadWords, () => [{ of: 'c2c-order' as const, dealId: asId<never>('7'), count }]);
  await news.word(said());
  count = 1;
  await news.word(said({ key: 'own' }));
  expect(texts()).toEqual([]);
  await news.word(said());
  expect(texts()).toEqual(['New message from the buyer: C2C order 7']);
});
