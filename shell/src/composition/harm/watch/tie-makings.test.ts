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
  const page = Object.assign(Object.create(window) as Window & typeof globalThis, {
    BroadcastChannel: Channel,
    ResizeObserver: Watcher,
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
  const sizes = new page.ResizeObserver(() => undefined) as unknown as Watcher;
  const left = make('dialog');
  document.head.insertBefore(head, document.querySelector('title'));
  document.body.append(left);
  expect([theirs instanceof page.BroadcastChannel, theirs.name, left.isConnected]).toEqual([true, 'left', true]);
  lives.get('badbadbad')?.abort();
  expect([shells.closed, theirs.closed, sizes.closed]).toEqual([false, true, true]);
  expect([aside, head, left].map(each => each.isConnected)).toEqual([true, false, false]);
  expect(document.querySelector('title')).not.toBeNull();
});
