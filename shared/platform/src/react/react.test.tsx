import { act, render, screen } from '@testing-library/react';
import { type FakePlatform, fakePlatform } from '../fake';
import { topic } from '../topic';
import { connectionTopic } from '../topics';
import { PlatformProvider, usePlatform, useConnection, useLanguage, useLook, useSession, useTopic } from '../react';
import { StrictMode } from 'react';

const prices = topic<string, string>('prices', { owner: 'shell', version: 1, replay: 'last' });
const trades = topic<string, string>('trades', { owner: 'shell', version: 1, replay: 'none' });
const status = topic<string>('status', { owner: 'shell', version: 1, replay: 'last' });

function shown(platform: FakePlatform, View: () => string) {
  return render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <output>
          <View />
        </output>
      </PlatformProvider>
    </StrictMode>,
  );
}
const text = () => screen.getByRole('status').textContent;

it('shows what a topic keeps, then what comes', () => {
  const platform = fakePlatform();
  platform.drive(status, 'open');
  shown(platform, () => useTopic(status) ?? 'none');
  expect(text()).toBe('open');
  act(() => platform.drive(status, 'closed'));
  expect(text()).toBe('closed');
});

it('follows a key, and shows nothing of the key before', () => {
  const platform = fakePlatform();
  platform.drive(prices, '100', 'BTC');
  platform.drive(prices, '5', 'ETH');
  let key: string | null = 'BTC';
  const View = () => useTopic(prices, key) ?? 'none';
  const { rerender } = shown(platform, View);
  const again = () =>
    rerender(
      <StrictMode>
        <PlatformProvider platform={platform}>
          <output>
            <View />
          </output>
        </PlatformProvider>
      </StrictMode>,
    );
  expect(text()).toBe('100');
  key = 'ETH';
  again();
  expect(text()).toBe('5');
  key = null;
  again();
  expect([text(), platform.listeners()]).toEqual(['none', 0]);
});

it('shows the latest of a topic that keeps nothing', () => {
  const platform = fakePlatform();
  shown(platform, () => useTopic(trades, 'BTC') ?? 'none');
  expect(text()).toBe('none');
  act(() => platform.drive(trades, 'sold', 'BTC'));
  expect(text()).toBe('sold');
});

it('leaves no listener behind', () => {
  const platform = fakePlatform();
  const { unmount } = shown(platform, () => `${useTopic(status)} ${useConnection()?.kind} ${useSession().kind}`);
  expect(platform.listeners()).toBe(2);
  unmount();
  expect(platform.listeners()).toBe(0);
});

it('follows session, language, look and connection', () => {
  const platform = fakePlatform();
  shown(platform, () =>
    [useSession().kind, useLanguage(), useLook().theme, useConnection()?.kind ?? 'unknown'].join(' '),
  );
  expect(text()).toBe('user en night unknown');
  act(() => {
    platform.become({ kind: 'guest' });
    platform.language.set('jp');
    platform.appearance.set({ theme: 'day' });
    platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 12 });
  });
  expect(text()).toBe('guest jp day live');
});

it('says what is missing where there is no platform', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const View = () => usePlatform().version;
  expect(() => render(<View />)).toThrow('usePlatform needs a PlatformProvider above it');
  jest.restoreAllMocks();
});
