import { asId, type PairKey, pairKey, spotDeal, tradeHistory } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { act } from '@testing-library/react';
import { type FrameClock, storesOf } from '@tradefloor/platform/live';

export const KEY: PairKey = pairKey(asId('1'), asId('3'));

/** A platform whose frames, timer and visibility a test drives. */
export function aMarket() {
  const platform = fakePlatform();
  const state = { now: 0, hidden: false };
  let frames: Array<() => void> = [];
  const timers = new Set<() => void>();
  const visible = new Set<() => void>();
  const clock: FrameClock = {
    now: () => state.now,
    hidden: () => state.hidden,
    request: run => void frames.push(run),
    onVisible: run => {
      visible.add(run);
      return () => visible.delete(run);
    },
    every: (_, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  };
  storesOf(platform, clock);
  platform.answer(spotDeal, () => new Promise<never>(() => undefined));
  platform.answer(tradeHistory, []);
  const frame = (): void =>
    act(() => {
      const due = frames;
      frames = [];
      for (const run of due) run();
    });
  return {
    platform,
    state,
    frame,
    frames: () => frames.length,
    timers,
    tick: (ms: number) => {
      state.now += ms;
      for (const run of timers) run();
      frame();
    },
    show: () => {
      state.hidden = false;
      for (const run of visible) run();
      frame();
    },
  };
}
