/** @jest-environment jsdom */
import { tieWorks } from './tie-works';

afterEach(() => jest.useRealTimers());

it('ends what a build begins after it is gone, as when an answer comes, until its code comes again', () => {
  jest.useFakeTimers();
  let running: string | null = null;
  const works = tieWorks(window, () => running);
  const called: string[] = [];
  const begin = (what: string): void => {
    running = 'badbadbad';
    window.setInterval(() => called.push(`timer ${what}`), 50);
    document.body.addEventListener('click', () => called.push(`click ${what}`));
    document.body.classList.add(`worn-${what}`);
    document.body.append(document.createElement('aside'));
    running = null;
  };
  const left = () => {
    jest.advanceTimersByTime(50);
    document.body.click();
    return [...called.splice(0), document.body.className, document.querySelectorAll('aside').length];
  };
  works.coming('badbadbad');
  begin('first');
  expect(left()).toEqual(['timer first', 'click first', 'worn-first', 1]);
  works.gone('badbadbad');
  expect(left()).toEqual(['', 0]);
  begin('late');
  expect(left()).toEqual(['', 0]);
  works.coming('badbadbad');
  begin('again');
  expect(left()).toEqual(['timer again', 'click again', 'worn-again', 1]);
  works.gone('badbadbad');
  expect(left()).toEqual(['', 0]);
});
