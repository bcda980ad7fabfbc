import { type LeveragePush, leverTrade } from '@tradefloor/contract';
import { leverageTopic, memoryStorage } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { heardTopics } from './heard';
import { ownEnds } from './own-ends';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const position = (id: number, symbol: string, legal_id: number) => ({ id, type: 1, symbol, share: 10, legal_id });

function account(rate: string | null, positions = [position(1, 'BTC/USDT', 3)]): LeveragePush {
  const open = positions.map(each => ({ ...each, price: '96000', profits: '-100', status: 1 }));
  return leverTrade.value.decode({ trades_all: open, trades_entrust: [], hazard_rate: rate });
}

function aListener() {
  const platform = fakePlatform({ area: 'shell' });
  const heard = heardTopics(() => 0);
  const user = { id: '5' };
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), visible);
  const navigate = jest.fn();
  const { http, notify } = platform;
  const ends = ownEnds({
    page: { document, navigator: {} as Navigator },
    http,
    storage: memoryStorage(),
    notify,
    chime: jest.fn(),
    navigate,
    report: jest.fn(),
    heard,
    language: () => 'en',
    user: () => user as never,
  });
  const push = async (...told: Parameters<typeof account>) => {
    ends.leverage(account(...told));
    await jest.advanceTimersByTimeAsync(5_000);
  };
  const texts = () => platform.notices.map(({ text }) => text);
  return { platform, push, heard, user, document, navigate, texts };
}

it('is told on every screen, once at 150 percent and once more near the liquidation (leverage.risk-warned)', async () => {
  const { platform, push, navigate, texts } = aListener();
  for (const rate of ['400', '149', '140', '114', '113']) await push(rate);
  expect(texts()).toEqual([
    'The risk rate of your USDT leverage account is 149.00%. Positions are liquidated at 110%.',
    'Close to liquidation: the risk rate of your USDT leverage account is 114.00%. Add funds or close positions.',
  ]);
  expect(platform.notices).toMatchObject([
    { kind: 'warning', about: 'leverage risk 3' },
    { kind: 'error', about: 'leverage risk 3' },
  ]);
  platform.notices[0]?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/leverList');
  await push('400');
  await push('149');
  expect(texts()).toHaveLength(3);
});

it('is left to a screen of leverage that is there, or comes with the same press', async () => {
  const { push, heard, texts } = aListener();
  heard.began(leverageTopic.name, '');
  await push('149');
  heard.ended(leverageTopic.name, '');
  await push('148');
  expect(texts()).toEqual([]);
  const told = push('114');
  heard.began(leverageTopic.name, '');
  await told;
  expect(texts()).toEqual([]);
});

it('is told to who looks, as it is by then, and not of an account that is well again', async () => {
  const { push, document, texts } = aListener();
  document.visibilityState = 'hidden';
  await push('149');
  await push('141');
  const look = async () => {
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    document.visibilityState = 'hidden';
  };
  await look();
  expect(texts()).toEqual([expect.stringContaining('141.00%')]);
  await push('114');
  await push('400');
  await look();
  expect(texts()).toHaveLength(1);
});

it('names no currency where the account is in several, and tells each who signs in', async () => {
  const { push, user, texts } = aListener();
  await push('149', [position(1, 'BTC/USDT', 3), position(2, 'ETH/BTC', 1)]);
  expect(texts()).toEqual(['The risk rate of your leverage account is 149.00%. Positions are liquidated at 110%.']);
  user.id = '6';
  await push('149');
  expect(texts()).toHaveLength(2);
  await push(null);
  expect(texts()).toHaveLength(2);
});
