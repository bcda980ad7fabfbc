import type { FakePlatform } from '@tradefloor/platform/fake';
import { mount, unmount } from '../main';

/** The area as the shell mounts it, at an address. Ends with the test. */
export async function shown(path: string, platform: FakePlatform): Promise<void> {
  window.history.replaceState(null, '', path);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'market', domElement, platform, crashed };
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
