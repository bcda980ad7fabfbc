import { asId } from '@tradefloor/contract';
import { type CurrentUser, userTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';
import { mount, unmount } from '../main';

/** The area as the shell mounts it, at an address. Ends with the test. */
export async function shown(path: string, platform: FakePlatform): Promise<void> {
  window.history.replaceState(null, '', path);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'account', domElement, platform, crashed };
  ending = async () => {
    await unscripted(() => unmount(props));
    domElement.remove();
  };
  await unscripted(() => mount(props));
}

let ending: (() => Promise<void>) | null = null;

afterEach(async () => {
  await ending?.();
  ending = null;
});

/** `act` draws only when its work is over, and mounting is over only when it is drawn. */
async function unscripted(work: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

function crashed(problem: unknown): void {
  throw problem;
}

export function aUser(more: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: asId('7'),
    account: 'ann@example.com',
    accountNumber: null,
    inviteCode: 'ANN2026',
    isSeller: false,
    phone: null,
    email: 'ann@example.com',
    reviewStatus: 'not-submitted',
    totalAssets: null,
    sellers: [],
    fundPasswordSet: false,
    twoStepOn: false,
    antiPhishingPhrase: null,
    isRegionalAgent: false,
    isAcceptor: false,
    level: 1,
    realName: null,
    cardId: null,
    ...more,
  };
}

/** What the shell publishes of who is signed in. */
export function known(platform: FakePlatform, more: Partial<CurrentUser> = {}): void {
  platform.drive(userTopic, aUser(more));
}
