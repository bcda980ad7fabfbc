import { act, screen } from '@testing-library/react';
import { asInstant, type Candle, chartBars } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { useWeek } from './use-week';

const bitcoin = aQuote('BTC/USDT', { price: '4' });

function Shown() {
  return <p>{useWeek(bitcoin, true).prices.join(' ')}</p>;
}

function bar(close: string, at: number): Candle {
  const now = price(close);
  return { time: asInstant(at * 3_600_000), open: now, high: now, low: now, close: now, volume: amount('1') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a week that could not be read is asked for again', async () => {
  const platform = fakePlatform();
  const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  platform.fail(chartBars, '', 'unreachable');
  drawn(platform, <Shown />);
  await later(0);
  expect(platform.payloadsOf(chartBars)).toHaveLength(1);
  platform.answer(chartBars, ['1', '2', '3'].map(bar));
  await later(6_000);
  expect(screen.getByText('1 2 4')).toBeInTheDocument();
});
