import type { FakePlatform } from '@tradefloor/platform/fake';
import { allLateCode } from '../later/late-code';
import type { lifecycles } from '../lifecycles/lifecycles';

type Mounted = Pick<ReturnType<typeof lifecycles>, 'mount' | 'unmount'>;

/** Puts an area on screen as the shell mounts it, at an address. Ends with the test. */
export function shownBy(name: string, { mount, unmount }: Mounted) {
  let ending: (() => Promise<void>) | null = null;

  afterEach(async () => {
    await ending?.();
    ending = null;
  });

  return async (path: string, platform: FakePlatform): Promise<void> => {
    window.history.replaceState(null, '', path);
    const domElement = document.createElement('div');
    document.body.append(domElement);
    const props = { name, domElement, platform, crashed };
    ending = async () => {
      await unscripted(() => unmount(props));
      domElement.remove();
    };
    await unscripted(() => mount(props).then(allLateCode));
  };
}

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
