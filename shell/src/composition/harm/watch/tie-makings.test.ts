/** @jest-environment jsdom */
import type { Lives } from '../own-listeners';
import { lifeOf } from './life-of';
import { tieMakings } from './tie-makings';

it('ends with a build what works on beside the page and what it has put there, and nobody else’s', () => {
  class Channel {
    closed = false;
    constructor(readonly name: string) {}
    close(): void {
      this.closed = true;
    }
  }
  class Watcher extends Channel {
    disconnect = () => this.close();
  }
  class Pair {
    readonly port1 = new Channel('1');
    readonly port2 = new Channel('2');
  }
  const page = Object.assign(Object.create(window) as Window & typeof globalThis, {
    BroadcastChannel: Channel,
    ResizeObserver: Watcher,
    MessageChannel: Pair,
  });
  const lives: Lives = new Map();
  let running: string | null = null;
  tieMakings(
    page,
    build => lifeOf(lives, build),
    () => running,
  );
  const make = (name: string) => document.createElement(name);
  const shells = new page.BroadcastChannel('shell') as unknown as Channel;
  const [head, aside] = [make('meta'), make('aside')];
  document.body.append(aside);
  document.head.append(make('title'));
  running = 'badbadbad';
  const theirs = new page.BroadcastChannel('left') as unknown as Channel;
  const two = new page.MessageChannel() as unknown as Pair;
  const sizes = new page.ResizeObserver(() => undefined) as unknown as Watcher;
  const left = make('dialog');
  document.head.insertBefore(head, document.querySelector('title'));
  document.body.append(left);
  expect([theirs instanceof page.BroadcastChannel, theirs.name, left.isConnected]).toEqual([true, 'left', true]);
  lives.get('badbadbad')?.abort();
  expect([shells, theirs, sizes, two.port1, two.port2].map(each => each.closed)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect([aside, head, left].map(each => each.isConnected)).toEqual([true, false, false]);
  expect(document.querySelector('title')).not.toBeNull();

  // An answer that comes afterwards begins nothing.
  const late = new page.BroadcastChannel('late') as unknown as Channel;
  const shown = make('aside');
  document.body.append(shown);
  expect([late.closed, shown.isConnected]).toEqual([true, false]);
});

it('ends what a build hears of the window’s width', () => {
  class List extends EventTarget {
    onchange: unknown = null;
  }
  const list = new List();
  const page = Object.assign(Object.create(window) as Window & typeof globalThis, { matchMedia: () => list });
  const lives: Lives = new Map();
  const heard: string[] = [];
  tieMakings(
    page,
    build => lifeOf(lives, build),
    () => 'badbadbad',
  );
  const given = page.matchMedia('(min-width: 1px)');
  given.addEventListener('change', () => void heard.push('listener'));
  Object.assign(given, { onchange: () => void heard.push('onchange') });
  list.dispatchEvent(new Event('change'));
  lives.get('badbadbad')?.abort();
  list.dispatchEvent(new Event('change'));
  expect([heard, list.onchange]).toEqual([['listener'], null]);
});

it('closes what a build has opened of a database, also where that is there only once the build is gone', () => {
  const asked: (EventTarget & { result: { close: jest.Mock } })[] = [];
  const indexedDB = {
    open() {
      const request = Object.assign(new EventTarget(), { result: { close: jest.fn() } });
      asked.push(request);
      return request;
    },
  };
  const page = Object.assign(Object.create(window) as Window & typeof globalThis, { indexedDB });
  const lives: Lives = new Map();
  let running: string | null = 'badbadbad';
  tieMakings(
    page,
    build => lifeOf(lives, build),
    () => running,
  );
  indexedDB.open();
  indexedDB.open();
  running = null;
  indexedDB.open();
  const [theirs, late, ours] = asked;
  const closed = () => asked.map(({ result }) => result.close.mock.calls.length);
  for (const request of [theirs, ours]) request?.dispatchEvent(new Event('success'));
  expect(closed()).toEqual([0, 0, 0]);
  lives.get('badbadbad')?.abort();
  late?.dispatchEvent(new Event('success'));
  expect(closed()).toEqual([1, 1, 0]);
});
