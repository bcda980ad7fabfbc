import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { setStops } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { positionOf } from '../positions/position';
import { drawn } from '../testing/drawn';
import { usePositions } from '../positions/use-positions';
import { aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';
import { useDraggedStops } from './use-dragged-stops';

const bitcoin = aQuote('BTC/USDT', { price: '97500.00', markPrice: price('97400.00') });
const positions = [
  positionOf(aPosition('7', { takeProfit: price('98000') })),
  positionOf(aPosition('8', { direction: 'short', stopBy: 'last' })),
];

function Dragged({ line, at }: { readonly line: string; readonly at: string }) {
  const { label, isRefused } = useDraggedStops(bitcoin, positions).lineAt(line, price(at));
  return <output>{isRefused ? `Refused: ${label}` : label}</output>;
}

it.each([
  // (98000.5 − 97000) × 0.1, and the other way round.
  ['takeProfit 7', '98000.5', 'TP +100.05'],
  ['takeProfit 7', '97400', 'Refused: Must be above 97,400.00'],
  ['stopLoss 7', '96000', 'SL -100.00'],
  ['stopLoss 7', '97400', 'Refused: Must be below 97,400.00'],
  // This one is watched by the last price.
  ['takeProfit 8', '97450', 'TP -45.00'],
  ['takeProfit 8', '97500', 'Refused: Must be below 97,500.00'],
  ['stopLoss 8', '97499.99', 'Refused: Must be above 97,500.00'],
])('the line of %s says at %s: %s (leverage.stop-side)', (line, at, says) => {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  drawn(platform, <Dragged line={line} at={at} />);
  expect(screen.getByRole('status')).toHaveTextContent(says);
});

function Dropping() {
  const { rows } = usePositions(bitcoin);
  const { onDropLine } = useDraggedStops(bitcoin, rows);
  return (
    <button type="button" disabled={rows.length === 0} onClick={() => onDropLine('takeProfit 7', price('98500'))}>
      Drop
    </button>
  );
}

it('leaves the other stop as it is when the question is answered', async () => {
  const platform = fakePlatform();
  quoted(platform, bitcoin);
  const position = aPosition('7', { takeProfit: price('98000') });
  ordered(platform, () => [position]);
  platform.answer(setStops, { message: null, id: null });
  drawn(platform, <Dropping />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drop' })).toBeEnabled());
  act(() => screen.getByRole('button', { name: 'Drop' }).click());
  await waitFor(() => expect(platform.questions).toHaveLength(1));
  act(() => told(platform, [{ ...position, stopLoss: price('96000') }]));
  act(() => platform.answerQuestions(true));
  await waitFor(() =>
    expect(platform.payloadsOf(setStops)).toEqual([
      { id: '7', takeProfit: '98500', stopLoss: '96000', stopBy: 'mark' },
    ]),
  );
});

it('says what became of a stop that was moved, though the chart was left before its answer came', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform({ answers: true });
  quoted(platform, bitcoin);
  ordered(platform, () => [aPosition('7', { takeProfit: price('98000') })]);
  platform.fail(setStops, '', 'timeout');
  drawn(platform, <Dropping />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drop' })).toBeEnabled());
  act(() => screen.getByRole('button', { name: 'Drop' }).click());
  await waitFor(() => expect(platform.payloadsOf(setStops)).toHaveLength(1));
  cleanup();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(platform.notices).toMatchObject([{ kind: 'warning' }]);
  jest.useRealTimers();
});
