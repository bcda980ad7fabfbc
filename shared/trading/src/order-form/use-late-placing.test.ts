/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { asId, type PairKey } from '@tradefloor/contract';
import { useLatePlacing } from './use-late-placing';

const BTC = asId<PairKey>('1/3');
const ETH = asId<PairKey>('2/3');

describe('look.early-press', () => {
  function pressed() {
    const view = renderHook(({ pair }) => useLatePlacing<{ readonly pair: PairKey }, string>(pair), {
      initialProps: { pair: BTC },
    });
    act(() => void view.result.current.place({ pair: BTC }, 'sums'));
    const placed = jest.fn(() => Promise.resolve());
    const come = () =>
      act(() => {
        view.result.current.coming.onPlace(placed);
        view.result.current.coming.onStage('idle');
      });
    return { ...view, placed, come };
  }

  it('places once what was pressed before, and is on its way until then', () => {
    const { result, placed, come } = pressed();
    expect(result.current.stage).toBe('sending');
    come();
    come();
    expect(placed.mock.calls).toEqual([[{ pair: BTC }, 'sums']]);
    expect(result.current.stage).toBe('idle');
  });

  it('places nothing of a pair that was left meanwhile', () => {
    const { result, rerender, placed, come } = pressed();
    rerender({ pair: ETH });
    come();
    expect(placed).not.toHaveBeenCalled();
    expect(result.current.stage).toBe('idle');
  });
});
