import { readFileSync } from 'node:fs';
import path from 'node:path';

const code = readFileSync(path.join(__dirname, 'seen-without-refresh.cjs'), 'utf8');

/** A page whose React is this renderer, and what becomes of it as a module is exchanged. */
function reloadsWith(renderers: readonly object[], statuses: readonly string[]): number {
  let hears = (_status: string) => undefined as void;
  const hot = { addStatusHandler: (handler: typeof hears) => (hears = handler) };
  const reload = jest.fn();
  const hook = { renderers: new Map(renderers.entries()) };
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function('module', 'window', code)({ hot }, { location: { reload }, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  for (const status of statuses) hears(status);
  return reload.mock.calls.length;
}

const EXCHANGED = ['check', 'prepare', 'ready', 'dispose', 'apply', 'idle'];

it('loads the page again where the React that runs refreshes nothing, once all is exchanged', () => {
  expect(reloadsWith([{ scheduleRefresh: null }], EXCHANGED)).toBe(1);
  expect(reloadsWith([], EXCHANGED.slice(0, -1))).toBe(0);
  expect(reloadsWith([], ['check', 'idle'])).toBe(0);
});

it('leaves the page where components are refreshed', () => {
  expect(reloadsWith([{ scheduleRefresh: () => undefined }], EXCHANGED)).toBe(0);
});
