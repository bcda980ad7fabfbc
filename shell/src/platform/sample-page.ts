import { asId, type PairKey } from '@tradefloor/contract';
import { memoryStorage, type TextStorage } from '@tradefloor/platform';
import { createPlatform } from './create-platform';
import { type SampleSocket, sampleSocket } from './feed/sample-socket';
import { type Answering, sampleResponse as saying } from './http/sample-server';
import type { Beacon } from './report/report';
import type { OtherTabs } from './session/other-tabs';

export const KEY = asId<PairKey>('1/3');
const aPair = (price: string) => ({
  id: 7,
  currency_id: 1,
  legal_id: 3,
  currency_name: 'BTC',
  legal_name: 'USDT',
  now_price: price,
});
const aWallet = { balance: [{ currency: 1, currency_name: 'BTC', change_balance: '2' }], usdt_totle: '2' };
const ok = (message: unknown) => () => saying({ type: 'ok', message });

export const anExchange = (): Record<string, Answering> => ({
  '/api/currency/quotation_new': ok([{ name: 'USDT', quotation: [aPair('100')] }]),
  '/api/user/info': (_url, { headers }) =>
    saying({
      type: 'ok',
      message: { id: new Headers(headers).get('authorization') === 't-2' ? 6 : 5, account: 'ann' },
    }),
  '/api/user/center': ok({ review_status: 2 }),
  '/api/message/list': ok({ list: [], unread: 2 }),
  '/api/wallet/list': ok({
    legal_wallet: aWallet,
    change_wallet: aWallet,
    lever_wallet: aWallet,
    micro_wallet: aWallet,
  }),
  '/api/ext/': ok({ calls: ['listDevices'], pushes: [] }),
  '/api/ext/logout': ok('bye'),
});

/** Tabs of one browser: one storage, and each hears of the others. */
export function aBrowser(storage: TextStorage = memoryStorage()) {
  const tabs = new Set<Set<() => void>>();
  return {
    storage,
    tab(): OtherTabs {
      const own = new Set<() => void>();
      tabs.add(own);
      return {
        tell: () => tabs.forEach(other => other !== own && other.forEach(changed => changed())),
        listen(changed) {
          own.add(changed);
          return () => own.delete(changed);
        },
      };
    },
  };
}

const open: (() => void)[] = [];

export async function aPage({ browser = aBrowser(), exchange = anExchange(), path = '/dealCenter' } = {}) {
  history.replaceState(null, '', path);
  const socket = sampleSocket();
  const asked: string[] = [];
  const beacons: Beacon[] = [];
  const shell = createPlatform({
    random: () => 0.5,
    storage: browser.storage,
    tabs: browser.tab(),
    fetch: (input, init = {}) => {
      const url = new URL(input as string, location.origin);
      asked.push(url.pathname);
      const answering = exchange[url.pathname] ?? (() => saying('<html>not found</html>', 404));
      return Promise.resolve(answering(url, init));
    },
    openSocket: socket.open,
    sendBeacon: beacon => beacons.push(beacon),
    painted: Promise.resolve(),
  });
  shell.start();
  open.push(shell.stop);
  await settle();
  return { shell, socket, asked, beacons, exchange, browser, platform: shell.platformFor('spot') };
}

export const settle = () => jest.advanceTimersByTimeAsync(0);
export const here = () => location.pathname + location.search;
export const emitted = (socket: SampleSocket) => socket.sent.map(([event, value]) => [event, value]);

/** What pages have opened goes with the test: timers, listeners, lines. */
export function closePages(): void {
  for (const stop of open.splice(0)) stop();
}
