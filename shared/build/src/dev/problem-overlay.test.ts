/** @jest-environment jsdom */
/// <reference lib="dom" />
import { PROBLEM_OVERLAY } from './problem-overlay';

const says = (type: string, data?: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { source: window, data: { type, data } }));
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

// As the page runs it.
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = PROBLEM_OVERLAY.replaceAll(/<\/?script>/g, '');
  document.head.append(script);
});

it('shows each problem with its place until all is mended, and only the newest', () => {
  says('webpackErrors', ['ERROR in ./src/main.ts 3:1\nUnexpected token', 'ERROR in ./src/other.ts\n<b>no markup</b>']);
  expect(alerts()).toEqual([expect.stringContaining('ERROR in ./src/main.ts 3:1Unexpected token')]);
  expect(document.querySelector('[role="alert"] b')).toBeNull();
  says('webpackErrors', ['ERROR in ./src/other.ts\nNot found']);
  expect(alerts()).toEqual([expect.not.stringContaining('main.ts')]);
  // While it is compiled again nobody knows better.
  says('webpackInvalid');
  expect(alerts()).toHaveLength(1);
  says('webpackOk');
  expect(alerts()).toEqual([]);
});

it('hears nobody else', () => {
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'webpackErrors', data: ['ERROR'] } }));
  says('toString');
  expect(alerts()).toEqual([]);
});
