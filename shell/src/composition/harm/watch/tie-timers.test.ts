/** @jest-environment jsdom */
import type { Lives } from '../own-listeners';
import { lifeOf } from './life-of';
import { tieTimers } from './tie-timers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aPage() {
  const page = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
    requestAnimationFrame: (run: (at: number) => void) => setTimeout(run, 16, 7),
    requestIdleCallback: (run: () => void) => setTimeout(run, 20),
  };
  const lives: Lives = new Map();
  let running: string | null = null;
  tieTimers(
    page as never,
    build => lifeOf(lives, build),
    () => running,
  );
  return { page, lives, run: (build: string | null) => (running = build) };
}

it('calls no build that is gone, by no timer, and lets none begin again', () => {
  const { page, lives, run } = aPage();
  const called: string[] = [];
  const again = () => {
    called.push('again');
    page.setTimeout(again, 50);
  };
  run('badbadbad');
  again();
  page.setInterval(() => called.push('interval'), 50);
  page.requestAnimationFrame(() => called.push('frame'));
  jest.advanceTimersByTime(50);
  expect(called.splice(0).toSorted()).toEqual(['again', 'again', 'frame', 'interval']);
  page.requestAnimationFrame(() => called.push('frame'));
  page.requestIdleCallback(() => called.push('idle'));
  lives.get('badbadbad')?.abort();
  jest.advanceTimersByTime(200);
  expect(called).toEqual([]);
});

it('leaves what the shell has asked for, and hands over what timers are given and give', () => {
  const { page, lives, run } = aPage();
  const called: unknown[] = [];
  page.setInterval(() => called.push('shell'), 50);
  run('goodgood');
  page.requestAnimationFrame(at => called.push(at));
  page.clearInterval(Number(page.setInterval(() => called.push('cleared'), 50)));
  lives.get('elsebuild')?.abort();
  jest.advanceTimersByTime(50);
  lives.get('goodgood')?.abort();
  jest.advanceTimersByTime(50);
  expect(called).toEqual([7, 'shell', 'shell']);
});
