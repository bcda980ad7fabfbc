import type { Browser } from 'playwright';
import prepare from '../suite/prepare';
import { startSuite, type Suite } from '../suite/suite';
import type { Asked } from './asked';
import { openBrowser } from './browser/open-browser';

/** What figures measure with. Each thing is started when the first of them needs it. */
export interface Bench {
  readonly asked: Asked;
  readonly browser: () => Promise<Browser>;
  /** The whole of Tradefloor, built as it is published. */
  readonly suite: () => Promise<Suite>;
  /** Ended with the bench. */
  readonly later: (end: () => Promise<void>) => void;
  readonly say: (line: string) => void;
}

export function createBench(asked: Asked, say: (line: string) => void): Bench & { end(): Promise<void> } {
  const ends: (() => Promise<void>)[] = [];
  let browser: Promise<Browser> | null = null;
  let suite: Promise<Suite> | null = null;

  async function start(): Promise<Suite> {
    say('Building and publishing what has changed …');
    await prepare();
    const started = await startSuite();
    ends.push(() => started.stop());
    return started;
  }

  async function open(): Promise<Browser> {
    const opened = await openBrowser();
    ends.push(() => opened.close());
    return opened;
  }

  return {
    asked,
    browser: () => (browser ??= open()),
    suite: () => (suite ??= start()),
    later: end => void ends.push(end),
    say,
    async end() {
      for (const each of ends.toReversed()) await each();
    },
  };
}
