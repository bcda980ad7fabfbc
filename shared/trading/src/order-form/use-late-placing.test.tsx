import { act, renderHook } from '@testing-library/react';
import { asId, type PairKey } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { ReactNode } from 'react';
import { useLatePlacing } from './use-late-placing';

const BTC = asId<PairKey>('1/3');
const ETH = asId<PairKey>('2/3');
const LOST = [{ kind: 'warning', text: 'Nothing was placed.' }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('look.early-press', () => {
  function pressed() {
    const platform = fakePlatform();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <PlatformProvider platform={platform}>{children}</PlatformProvider>
    );
    const view = renderHook(
      ({ pair }) => useLatePlacing<{ readonly pair: PairKey }, string>(pair, 'Nothing was placed.'),
      { initialProps: { pair: BTC }, wrapper },
    );
    const press = () => act(() => void view.result.current.place({ pair: BTC }, 'sums'));
    press();
    const placed = jest.fn(() => Promise.resolve());
    const come = () =>
      act(() => {
        view.result.current.coming.onPlace(placed);
        view.result.current.coming.onStage('idle');
      });
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    return { ...view, platform, placed, press, come, pass };
  }

  it('places once what was pressed before, and is on its way until then', () => {
    const { result, platform, placed, come, pass } = pressed();
    expect(result.current.stage).toBe('sending');
    come();
    come();
    pass(60_000);
    expect(placed.mock.calls).toEqual([[{ pair: BTC }, 'sums']]);
    expect(result.current.stage).toBe('idle');
    expect(platform.notices).toEqual([]);
  });

  it('places nothing of a pair that was left meanwhile, and says so', () => {
    const { result, rerender, platform, placed, come } = pressed();
    rerender({ pair: ETH });
    come();
    expect(placed).not.toHaveBeenCalled();
    expect(result.current.stage).toBe('idle');
    expect(platform.notices).toEqual(LOST);
  });

  it('is given up after a while, said once, and can be pressed for again', () => {
    const { result, platform, placed, press, come, pass } = pressed();
    pass(7_999);
    expect(result.current.stage).toBe('sending');
    pass(1);
    expect(result.current.stage).toBe('idle');
    expect(platform.notices).toEqual(LOST);
    press();
    expect(result.current.stage).toBe('sending');
    come();
    expect(placed).toHaveBeenCalledTimes(1);
    expect(platform.notices).toEqual(LOST);
  });

  it('is said to be lost when its form goes away first', () => {
    const { unmount, platform } = pressed();
    unmount();
    expect(platform.notices).toEqual(LOST);
  });
});
