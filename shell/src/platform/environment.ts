import { deviceStorage, type TextStorage } from '@tradefloor/platform';
import { browserClock, type Clock } from './clock';
import { type OpenSocket, openSocket } from './feed/feed-socket';
import { type SendAndTell, sendAndTell } from './http/send-and-tell';
import { type Beacon, sendBeacon } from './report/report';
import { type OtherTabs, otherTabs } from './session/other-tabs';

/** All that the platform touches of the world: a test hands in its own. */
export interface Environment {
  readonly page: Window;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly newKey: () => string;
  readonly storage: TextStorage;
  readonly tabs: OtherTabs;
  readonly fetch: typeof fetch;
  readonly sendAndTell: SendAndTell;
  readonly openSocket: OpenSocket;
  readonly sendBeacon: (beacon: Beacon) => void;
  /** The first screen is there: the socket's client is fetched after it, so that it takes nothing from it. */
  readonly painted: Promise<unknown>;
}

/** When the first screen is painted, only who puts areas on screen can tell. */
export type GivenEnvironment = Partial<Environment> & Pick<Environment, 'painted'>;

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** `crypto.randomUUID` is missing on pages without TLS, such as a test machine's by its name. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

export function browserEnvironment(given: GivenEnvironment): Environment {
  const page = given.page ?? window;
  return {
    page,
    clock: browserClock,
    random: Math.random,
    newKey: randomKey,
    storage: deviceStorage(),
    tabs: given.tabs ?? otherTabs(page, openChannel),
    fetch: (input, init) => page.fetch(input, init),
    sendAndTell,
    openSocket,
    sendBeacon: sendBeacon(page),
    ...given,
  };
}
