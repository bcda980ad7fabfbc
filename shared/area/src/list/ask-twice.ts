import { isCallFailure } from '@tradefloor/platform';

const PAUSE_MS = 300;

/** A read that failed is worth a second try, unless the server itself said no. */
export async function askTwice<Answer>(ask: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    return await ask();
  } catch (problem) {
    if (signal?.aborted === true || (isCallFailure(problem) && problem.kind === 'refused')) throw problem;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    signal?.throwIfAborted();
    return ask();
  }
}
