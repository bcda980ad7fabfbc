import { act, renderHook, waitFor } from '@testing-library/react';
import { readC2cOrder } from '@tradefloor/contract';
import {
  balancesTopic,
  type CallFailureKind,
  type Connection,
  connectionTopic,
  resyncTopic,
} from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { aC2cOrder } from '@tradefloor/platform/testing';
import type { ReactNode } from 'react';
import { noQueries, QueriesContext } from './queries';
import { type OwnQuery, useOwnQuery } from './use-own-query';

function asked(isPushed: boolean, more: OwnQuery<unknown> = {}) {
  const platform = fakePlatform();
  const queries = noQueries();
  const connection = (kind: Connection['kind']) => platform.drive(connectionTopic, { kind, since: 0, latencyMs: null });
  connection('connecting');
  let currencyName = 'USDT';
  platform.answer(readC2cOrder, () => aC2cOrder({ currencyName }));
  if (more.untilKnown !== undefined) platform.fail(readC2cOrder, '', 'unreachable');
  const { id } = aC2cOrder();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <QueriesContext value={queries}>{children}</QueriesContext>
    </PlatformProvider>
  );
  const staleOn = isPushed ? { staleOn: (bus: typeof platform.bus) => [bus.on(balancesTopic)] } : {};
  const { result, unmount } = renderHook(() => useOwnQuery(readC2cOrder, { id }, { ...staleOn, ...more }), { wrapper });
  return {
    platform,
    connection: (kind: Connection['kind']) => act(() => connection(kind)),
    become: (name: string) => void (currencyName = name),
    said: () => result.current.data?.currencyName,
    times: () => platform.payloadsOf(readC2cOrder).length,
    unmount,
  };
}

it('is asked for once more when the pushes that tell of it are there (list.read-once-heard)', async () => {
  const { platform, connection, become, said, times, unmount } = asked(true);
  await waitFor(() => expect(said()).toBe('USDT'));
  become('BTC');
  connection('live');
  await waitFor(() => expect(said()).toBe('BTC'));
  connection('live');
  expect(times()).toBe(2);
  unmount();
  expect(platform.listeners()).toBe(0);
});

it('is not asked for again where no push tells of it', async () => {
  const { connection, said, times } = asked(false);
  await waitFor(() => expect(said()).toBe('USDT'));
  connection('live');
  expect(times()).toBe(1);
});

describe('an answer that could not be read again', () => {
  afterEach(() => jest.useRealTimers());

  const failing = async (kind: CallFailureKind) => {
    jest.useFakeTimers();
    const { platform, said, times } = asked(true);
    const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await later(0);
    platform.fail(readC2cOrder, '', kind);
    act(() => platform.drive(resyncTopic, { at: 0 }));
    // Each is tried twice.
    await later(2_000);
    return { platform, said, times, later };
  };

  it('is asked for every five seconds', async () => {
    const { platform, said, later } = await failing('unreachable');
    expect(said()).toBe('USDT');
    platform.answer(readC2cOrder, () => aC2cOrder({ currencyName: 'BTC' }));
    await later(5_000);
    expect(said()).toBe('BTC');
  });

  it('is left alone where the server refuses it', async () => {
    const { times, later } = await failing('refused');
    const before = times();
    await later(20_000);
    expect(times()).toBe(before);
  });
});

describe('an answer that could never be read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [true, 'BTC'],
    // There the view says that it failed, and has a button.
    [false, undefined],
  ])('is asked for until it is known: %s', async (untilKnown, says) => {
    const { platform, said } = asked(false, { untilKnown });
    const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await later(20_000);
    platform.answer(readC2cOrder, () => aC2cOrder({ currencyName: 'BTC' }));
    await later(7_000);
    expect(said()).toBe(says);
  });
});
