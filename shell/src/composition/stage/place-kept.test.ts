import { keepPlace, RESERVED_MS } from './place-kept';

afterEach(() => jest.useRealTimers());

it('keeps the page as long as it was, until what the next build fetches has had time to come', () => {
  jest.useFakeTimers();
  const [before, next] = [document.createElement('div'), document.createElement('div')];
  Object.defineProperty(before, 'offsetHeight', { value: 2_000 });
  keepPlace(before).reserve(next);
  jest.advanceTimersByTime(RESERVED_MS - 1);
  expect(next.style.minHeight).toBe('2000px');
  jest.advanceTimersByTime(1);
  expect(next.style.minHeight).toBe('');
});
