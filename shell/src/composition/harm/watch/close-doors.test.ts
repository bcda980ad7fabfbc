/** @jest-environment jsdom */
import { closeDoors } from './close-doors';

const accused: string[] = [];
let running: string | null = null;
const accuse = (build: string, harm: string, what: string) => void accused.push(`${build} ${harm}: ${what}`);
let sincePressed = Infinity;
const print = jest.fn();
const register = jest.fn();
const open = jest.fn();
const navigation = new EventTarget();
Object.assign(window, { print, open, navigation });
Object.defineProperty(navigator, 'serviceWorker', { value: { register } });
closeDoors(
  window,
  accuse,
  () => running,
  () => sincePressed,
  () => running,
);

beforeEach(() => {
  accused.length = 0;
  running = null;
  sincePressed = Infinity;
});

it('opens no question of the browser for a build, and empties no page', () => {
  running = 'badbadbad';
  window.alert('hey');
  document.open();
  window.stop();
  expect(document.body).not.toBeNull();
  expect(accused).toEqual(['alert', 'open', 'stop'].map(what => `badbadbad page-stopped: ${what}`));
});

it('prints for a build where its user has pressed of late, and lets it have no worker that outlives it', () => {
  running = 'badbadbad';
  window.print();
  void navigator.serviceWorker.register('/builds/market/badbadbad/worker.js');
  expect([print, register].map(each => each.mock.calls.length)).toEqual([0, 0]);
  expect(accused).toEqual(['print', 'register'].map(what => `badbadbad page-stopped: ${what}`));
  sincePressed = 30_000;
  window.print();
  expect(print).toHaveBeenCalledTimes(1);
});

function saves(downloadRequest: string | null): Event {
  const event = Object.assign(new Event('navigate', { cancelable: true }), { downloadRequest });
  navigation.dispatchEvent(event);
  return event;
}

it('opens no window and saves no file for a build with nobody pressing, and does where somebody has', () => {
  running = 'badbadbad';
  const clicked = jest.fn((press: Event) => press.preventDefault());
  const link = (target: string) => {
    const made = Object.assign(document.createElement('a'), { href: '/', target });
    made.addEventListener('click', clicked);
    return made;
  };
  window.open('/');
  link('_blank').click();
  expect(saves('list.csv').defaultPrevented).toBe(true);
  expect([open, clicked].map(each => each.mock.calls.length)).toEqual([0, 0]);
  expect(accused).toEqual(['open', 'open', 'download'].map(what => `badbadbad page-stopped: ${what}`));
  accused.length = 0;
  for (const target of ['', '_self']) link(target).click();
  expect(saves(null).defaultPrevented).toBe(false);
  sincePressed = 30_000;
  window.open('/');
  link('_blank').click();
  expect(saves('list.csv').defaultPrevented).toBe(false);
  expect([open, clicked].map(each => each.mock.calls.length)).toEqual([1, 3]);
  expect(accused).toEqual([]);
});

it('is no door for the shell, a test, an extension', () => {
  open.mockClear();
  window.open('/');
  expect([open.mock.calls.length, accused]).toEqual([1, []]);
});
