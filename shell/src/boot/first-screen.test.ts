/** @jest-environment jsdom */
import { firstScreen } from './first-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aScreen() {
  const screen = firstScreen(window);
  const told = jest.fn();
  void screen.painted.then(told);
  return { ...screen, told };
}

test('is painted when the frame that shows it is over', async () => {
  const { shown, told } = aScreen();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).not.toHaveBeenCalled();
  shown();
  await jest.advanceTimersByTimeAsync(50);
  expect(told).toHaveBeenCalled();
});

test('what waits for it does not wait for ever', async () => {
  const { told } = aScreen();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
});
