import { Frames } from './frames';
import { Live } from './live';

function followed(asksWhileDown = false) {
  let now = 0;
  let fails = false;
  let isUp = true;
  const fetch = jest.fn(async () => {
    if (fails) throw new Error('503');
  });
  const frames = new Frames({
    now: () => now,
    hidden: () => false,
    request: run => run(),
    onVisible: () => () => undefined,
    every: () => () => undefined,
  });
  const host = {
    frames,
    now: () => now,
    isConnected: () => isUp,
    report: jest.fn(),
    began: jest.fn(),
    ended: jest.fn(),
  };
  const live = new Live({ periodMs: null, asksWhileDown, follow: () => () => undefined, fetch }, host);
  live.subscribe(() => undefined);
  const passes = async (milliseconds: number) => {
    for (const end = now + milliseconds; now < end;) {
      now += 500;
      live.tick();
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    }
  };
  return {
    live,
    fetch,
    passes,
    host,
    failing: (next: boolean) => (fails = next),
    up: (next: boolean) => (isUp = next),
  };
}

it('asks again for what it could not read again, and does not call it live meanwhile', async () => {
  const { live, fetch, passes, failing } = followed();
  await passes(1_000);
  expect(live.status()).toMatchObject({ kind: 'ready', freshness: 'live' });
  await passes(20_000);
  expect(fetch).toHaveBeenCalledTimes(1);

  failing(true);
  live.refresh(true);
  await passes(12_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(live.status()).toMatchObject({ kind: 'ready', freshness: 'stale' });

  failing(false);
  await passes(5_000);
  expect(live.status()).toMatchObject({ kind: 'ready', freshness: 'live' });
  await passes(20_000);
  expect(fetch).toHaveBeenCalledTimes(5);
});

it('is asked for while no push comes, and not called live for that', async () => {
  const { live, fetch, passes, host, failing, up } = followed(true);
  await passes(1_000);
  up(false);
  await passes(12_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(live.status()).toMatchObject({ kind: 'ready', freshness: 'stale' });
  failing(true);
  await passes(15_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  // Operators are told of an outage once.
  expect(host.report).toHaveBeenCalledTimes(1);
});

it('keeps still while no push comes where somebody else asks', async () => {
  const { fetch, passes, up } = followed();
  up(false);
  await passes(20_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
