import { act, screen } from '@testing-library/react';
import { CallFailure, type CallFailureKind } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing/drawn';
import type { RowList } from './row-list';
import { useRows } from './use-rows';
import { useUntilRead } from './use-until-read';

const drawn = drawnWith();

/** A list that fails so, of which a view says nothing but how many there are. */
function failing(kind: CallFailureKind) {
  const state = { isAway: true };
  const ask = jest.fn(() =>
    state.isAway ? Promise.reject(new CallFailure(kind, 'rows')) : Promise.resolve({ rows: [{ id: 1 }], total: 1 }),
  );
  const list: RowList<{ readonly id: number }> = { name: `rows ${kind}`, whose: 'anyone', push: 'always', ask };
  function Count() {
    const listing = useRows(list);
    useUntilRead(listing);
    return <p>{listing.rows.length}</p>;
  }
  const { unmount } = drawn(fakePlatform(), <Count />);
  return {
    state,
    ask,
    unmount,
    later: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks until the list has been read, and no longer', async () => {
  const { state, ask, later } = failing('unreachable');
  await later(12_000);
  state.isAway = false;
  await later(6_000);
  expect(screen.getByText('1')).toBeInTheDocument();
  const asked = ask.mock.calls.length;
  await later(20_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('leaves alone what the server refuses, and asks no more once it is left', async () => {
  const refused = failing('refused');
  await refused.later(20_000);
  expect(refused.ask).toHaveBeenCalledTimes(1);
  const { ask, unmount, later } = failing('timeout');
  await later(1_000);
  unmount();
  const asked = ask.mock.calls.length;
  await later(20_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});
