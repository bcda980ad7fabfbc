import type { Platform, Question } from '@tradefloor/platform';

interface OnAll<One> {
  readonly all: readonly One[];
  readonly ask: Question;
  /** Whether it was done; what did not work is said by itself. */
  readonly send: (one: One) => Promise<boolean>;
  readonly done: (count: number) => string;
}

/** The same for each of many, by one question; how many of them were done is said once. */
export async function actOnAll<One>(
  platform: Pick<Platform, 'confirm' | 'notify'>,
  { all, ask, send, done }: OnAll<One>,
): Promise<void> {
  if (all.length === 0 || !(await platform.confirm(ask))) return;
  const ended = await Promise.all(all.map(send));
  const count = ended.filter(Boolean).length;
  if (count > 0) platform.notify({ kind: 'success', text: done(count) });
}
