import { act, render, screen } from '@testing-library/react';
import { DeadlineBar } from '../deadline-bar/deadline-bar';
import { Countdown } from './countdown';
import { CountdownRing } from './countdown-ring';

const NOON = Date.UTC(2026, 10, 21, 12);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('runs to the deadline and ends once', () => {
  const end = jest.fn();
  const { rerender } = render(<Countdown deadline={NOON + 2_500} clockOffset={0} onEnd={end} />);
  expect(screen.getByText('00:03')).toHaveAttribute('aria-live', 'off');
  wait(500);
  expect(screen.getByText('00:02')).toBeInTheDocument();
  wait(2_000);
  expect(screen.getByText('00:00')).toBeInTheDocument();
  rerender(<Countdown deadline={NOON + 2_500} clockOffset={0} onEnd={end} />);
  wait(10_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('goes by the server’s clock (look.server-clock)', () => {
  render(<Countdown deadline={NOON + 60_000} clockOffset={30_000} />);
  expect(screen.getByText('00:30')).toBeInTheDocument();
});

test('is right as soon as the tab is seen again', () => {
  render(<Countdown deadline={NOON + 900_000} clockOffset={0} />);
  jest.setSystemTime(NOON + 600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('05:00')).toBeInTheDocument();
});

test('a deadline in the past is over at once', () => {
  const end = jest.fn();
  render(<Countdown deadline={NOON - 1} clockOffset={0} onEnd={end} />);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a deadline that is moved begins again', () => {
  const end = jest.fn();
  const { rerender } = render(<Countdown deadline={NOON + 1_000} clockOffset={0} onEnd={end} />);
  wait(1_000);
  rerender(<Countdown deadline={NOON + 5_000} clockOffset={0} onEnd={end} />);
  expect(screen.getByText('00:04')).toBeInTheDocument();
  wait(4_000);
  expect(end).toHaveBeenCalledTimes(2);
});

test('the bar turns amber when time is short', () => {
  const { container } = render(
    <DeadlineBar label="Pay within" deadline={NOON + 900_000} span={900_000} clockOffset={0} />,
  );
  expect(container.firstChild).toHaveClass('plenty');
  wait(720_000);
  expect(screen.getByText('03:00')).toBeInTheDocument();
  expect(container.firstChild).toHaveClass('short');
});

test('the ring empties with the second, turns amber, and says when it is over', () => {
  const { container } = render(
    <CountdownRing deadline={NOON + 30_000} span={30_000} clockOffset={0} over="Settling" />,
  );
  const left = () => Number(container.querySelectorAll('circle')[1]?.getAttribute('stroke-dashoffset'));
  expect([left(), screen.getByText('00:30')]).toEqual([0, expect.anything()]);
  wait(15_000);
  expect(left()).toBeCloseTo(Math.PI * 6);
  expect(container.firstChild).not.toHaveClass('short');
  wait(9_000);
  expect(screen.getByText('00:06')).toBeInTheDocument();
  expect(container.firstChild).toHaveClass('short');
  wait(6_000);
  expect(screen.getByText('Settling')).toBeInTheDocument();
});
