/** @jest-environment jsdom */
import { systemNotices } from './system-notices';

class FakeNotification extends EventTarget {
  static permission = 'granted';
  static readonly shown: FakeNotification[] = [];
  readonly close = jest.fn();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    FakeNotification.shown.push(this);
  }
}

beforeEach(() => {
  FakeNotification.shown.length = 0;
  FakeNotification.permission = 'granted';
  Reflect.set(globalThis, 'Notification', FakeNotification);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

it('shows it where that is allowed, and brings the tab to the front', () => {
  const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  systemNotices(window)('BTC/USDT has reached 98,000 or more', 'a');
  const [shown] = FakeNotification.shown;
  expect(shown).toMatchObject({ options: { body: 'BTC/USDT has reached 98,000 or more', tag: 'a' } });
  shown?.dispatchEvent(new Event('click'));
  expect(focus).toHaveBeenCalledTimes(1);
  expect(shown?.close).toHaveBeenCalledTimes(1);
});

it('shows nothing where it is not, and survives a browser that only lets service workers', () => {
  FakeNotification.permission = 'denied';
  systemNotices(window)('text', 'a');
  expect(FakeNotification.shown).toEqual([]);
  FakeNotification.permission = 'granted';
  class Refusing extends FakeNotification {
    constructor(title: string, options: NotificationOptions) {
      super(title, options);
      throw new TypeError('Illegal constructor');
    }
  }
  Reflect.set(globalThis, 'Notification', Object.assign(Refusing, { permission: 'granted' }));
  expect(() => systemNotices(window)('text', 'a')).not.toThrow();
});
