/** @jest-environment jsdom */
import { reportUncaught } from './uncaught';

function reported(tell: () => void): unknown[] {
  const report = jest.fn();
  const stop = reportUncaught(window, report);
  tell();
  stop();
  return report.mock.calls;
}
const failed = (init: ErrorEventInit) => () => window.dispatchEvent(new ErrorEvent('error', init));
const refused = (reason: unknown) => () =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('tells of what was thrown, and of what can only be told by its words', () => {
  const thrown = new TypeError('x is undefined');
  expect(reported(failed({ error: thrown, message: 'x' }))).toEqual([[thrown, { uncaught: 'error' }]]);
  expect(reported(failed({ message: 'Script error.' }))).toEqual([['Script error.', { uncaught: 'error' }]]);
  expect(reported(refused(thrown))).toEqual([[thrown, { uncaught: 'rejection' }]]);
});

it('has nothing to say of whoever gave up, nor of a layout that takes another frame', () => {
  expect(reported(refused(new DOMException('', 'AbortError')))).toEqual([]);
  const note = 'ResizeObserver loop completed with undelivered notifications.';
  expect(reported(failed({ message: note }))).toEqual([]);
  const thrown = new Error(note);
  expect(reported(failed({ error: thrown, message: note }))).toHaveLength(1);
});
