/** @jest-environment jsdom */
import { otherTabs } from './other-tabs';

it('hears of all that tells who is signed in, each in an event of its own, where tabs have no channel', () => {
  const changed = jest.fn();
  const stop = otherTabs(window, () => null).listen(changed);
  for (const key of ['token', 'accountNum', null]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'symbol' }));
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(changed).toHaveBeenCalledTimes(3);
});
