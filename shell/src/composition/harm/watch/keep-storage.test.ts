/** @jest-environment jsdom */
import { keepStorage } from './keep-storage';
import type { Scene } from './rule';
import { theSessionStays } from './the-session-stays';

const accused: string[] = [];
const told: string[] = [];
let running: string | null = null;
const asked = jest.fn(() => running);
const scene = {} as Scene;
const inCookieStore = jest.fn();

class Channel {
  constructor(readonly name: string) {}
  postMessage = (word: string) => void told.push(`${this.name} ${word}`);
  close = () => undefined;
}

class CookieStore {
  set(...given: unknown[]) {
    inCookieStore(...given);
  }
}

Object.assign(window, { BroadcastChannel: Channel, CookieStore });
localStorage.clear();
const session = keepStorage(
  window,
  (build, harm, what) => void accused.push(`${build} ${harm}: ${what}`),
  asked,
  theSessionStays(window, () => true),
);
const looks = () => [session.look(scene), session.look(scene), session.look(scene)].filter(found => found !== null);

beforeEach(() => {
  running = null;
  localStorage.clear();
  localStorage.setItem('token', 't-1');
  localStorage.setItem('accountNum', 'ann');
  session.look(scene);
  accused.length = 0;
  told.length = 0;
});

it('lets no build clear what all others keep', () => {
  running = 'badbadbad';
  localStorage.clear();
  expect(localStorage.getItem('token')).toBe('t-1');
  expect(accused).toEqual(['badbadbad storage-taken: clear']);
});

it('lets it keep and forget what is its own', () => {
  running = 'goodgood';
  localStorage.setItem('tf.own', '1');
  sessionStorage.setItem('token', '2');
  localStorage.removeItem('tf.own');
  expect([localStorage.getItem('tf.own'), sessionStorage.getItem('token'), accused]).toEqual([null, '2', []]);
});

it('lets it sign nobody out, nor in as somebody else', () => {
  running = 'badbadbad';
  localStorage.removeItem('token');
  localStorage.setItem('token', 'of somebody else');
  localStorage.removeItem('accountNum');
  expect([localStorage.getItem('token'), localStorage.getItem('accountNum')]).toEqual(['t-1', 'ann']);
  expect(accused).toEqual(
    ['removeItem token', 'setItem token', 'removeItem accountNum'].map(what => `badbadbad storage-taken: ${what}`),
  );
});

it('writes a session back that went by no call, and tells every tab', () => {
  delete localStorage['token'];
  localStorage['accountNum'] = '';
  expect(looks()).toMatchObject([{ harm: 'storage-taken' }]);
  expect([localStorage.getItem('token'), localStorage.getItem('accountNum')]).toEqual(['t-1', 'ann']);
  expect(told).toEqual(['tf.stored changed']);
  expect(looks()).toEqual([]);
});

it('does not take the call that it was refused for its word', () => {
  running = 'badbadbad';
  localStorage.removeItem('token');
  running = null;
  delete localStorage['token'];
  expect(looks()).toHaveLength(1);
  expect(localStorage.getItem('token')).toBe('t-1');
});

it.each([
  ['the shell', () => localStorage.removeItem('token')],
  ['whoever clears all of it', () => Object.keys(localStorage).forEach(name => delete localStorage[name])],
  [
    'another tab',
    () => {
      delete localStorage['token'];
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    },
  ],
  [
    'another tab, while this one was put by',
    () => {
      delete localStorage['token'];
      window.dispatchEvent(new Event('pageshow'));
    },
  ],
])('takes %s at its word', (_, signsOut) => {
  signsOut();
  expect([looks(), localStorage.getItem('token'), told]).toEqual([[], null, []]);
});

it('waits a moment for the word of another tab', () => {
  delete localStorage['token'];
  session.look(scene);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect([looks(), localStorage.getItem('token')]).toEqual([[], null]);
});

it('lets a build set no cookie, on whatever path and by whatever way', () => {
  running = 'badbadbad';
  document.cookie = 'tf_c1=x; path=/';
  document.cookie = 'mine=x; path=/api';
  Reflect.construct(CookieStore, []).set('mine', 'x');
  expect([document.cookie, inCookieStore.mock.calls]).toEqual(['', []]);
  expect(accused).toEqual(['cookies', 'cookies', 'cookies'].map(what => `badbadbad storage-taken: ${what}`));
  running = null;
  document.cookie = 'tf_lang=en';
  expect(document.cookie).toBe('tf_lang=en');
});

it('asks whose code runs for what is the session’s alone', () => {
  asked.mockClear();
  localStorage.setItem('tf.layout', 'wide');
  expect(asked).not.toHaveBeenCalled();
  localStorage.setItem('token', 't-2');
  expect(asked).toHaveBeenCalledTimes(1);
});
