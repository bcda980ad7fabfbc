import { screen } from '@testing-library/react';
import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { positionOf } from '../positions/position';
import { drawn } from '../testing/drawn';
import { aPosition } from '../testing/orders';
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
