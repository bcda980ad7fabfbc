/** @jest-environment jsdom */
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

it('takes the focus along into the next build, but not from who has gone elsewhere (look.focus-follows-press)', () => {
  document.body.innerHTML = '<input id="search"><div><input name="amount"></div>';
  const [search, before] = [document.querySelector('input'), document.querySelector('div')];
  const next = before?.cloneNode(true);
  if (!search || !before || !(next instanceof HTMLElement)) throw new Error('The page is not drawn');
  before.querySelector('input')?.focus();
  const kept = keepPlace(before);
  before.replaceWith(next);
  kept.takeUp(next);
  expect(document.activeElement).toBe(next.querySelector('input'));
  search.focus();
  kept.takeUp(next);
  expect(document.activeElement).toBe(search);
});
