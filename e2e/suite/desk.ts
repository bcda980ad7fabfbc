import { START_LIMIT_MS } from './server';
import { tokenOf } from './sign-in';
import type { Suite } from './suite';
import { expect } from './test';

export const standingFor = async ({ url }: Suite, token: string): Promise<number> =>
  (await fetch(`${url}/ops/api/standing`, { headers: { authorization: token } })).status;

/** While it is there, what operators ask of the gateway is answered. Its first start compiles what it is made of. */
export async function openDesk(suite: Suite): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const ended = suite.desk(ending.signal);
  const token = await tokenOf(suite.url, 'operator');
  const answers = expect.poll(() => standingFor(suite, token), { timeout: START_LIMIT_MS });
  await Promise.race([ended, answers.toBe(200)]);
  return async () => {
    ending.abort();
    await ended;
  };
}
