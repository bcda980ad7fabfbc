/** @jest-environment jsdom */
import { sincePress } from './presses';

const isReal = () => true;

function aPage(navigation?: EventTarget): EventTarget & Window {
  const moment = { performance: { now: () => 1_000 } };
  return Object.assign(new EventTarget(), moment, navigation && { navigation }) as never;
}

const back = (userInitiated: boolean) => Object.assign(new Event('navigate'), { userInitiated });

it.each(['pointerdown', 'keydown', 'click', 'wheel', 'input'])('is since the last %s', press => {
  const page = aPage();
  const since = sincePress(page, isReal);
  expect(since()).toBe(Infinity);
  page.dispatchEvent(new Event(press));
  expect(since()).toBe(0);
});

it('is since nothing that scripts made', () => {
  const page = aPage();
  const since = sincePress(page);
  page.dispatchEvent(new Event('click'));
  expect(since()).toBe(Infinity);
});

it('is since the browser’s own “back”, and not since one that a script goes, nor an address that it writes', () => {
  const navigation = new EventTarget();
  const page = aPage(navigation);
  const since = sincePress(page, isReal);
  navigation.dispatchEvent(back(false));
  page.dispatchEvent(new Event('popstate'));
  expect(since()).toBe(Infinity);
  navigation.dispatchEvent(back(true));
  expect(since()).toBe(0);
});

it('takes every way back for its user’s where the browser does not tell them apart', () => {
  const page = aPage();
  const since = sincePress(page, isReal);
  page.dispatchEvent(new Event('popstate'));
  expect(since()).toBe(0);
});
