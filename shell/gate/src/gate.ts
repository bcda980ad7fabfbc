import { chromiumOf } from './browser/chromium';
import { figuresOf } from './figures';
import { noChromium } from './no-look';
import type { Candidate } from './rehearsal/candidate';
import { rehearse } from './rehearsal/rehearse';
import { findingsIn, RULE_NAMES } from './rules';
import type { Finding } from './rules/rule';
import type { Saying } from './said/said';
import type { Verdict } from './verdict';

interface Asked {
  readonly by: string;
  readonly now: () => Date;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Told of what is looked at next. */
  readonly tell: (step: Saying) => void;
}

/** What was found, in no language yet. */
interface Found extends Omit<Verdict, 'findings'> {
  readonly findings: readonly Finding[];
}

/** Looks at the candidate in a real browser, and says what every rule finds. */
export async function passGate(candidate: Candidate, { by, now, env, tell }: Asked): Promise<Found> {
  const chromium = chromiumOf(env);
  if (chromium === null) throw noChromium(env['CHROMIUM_PATH']);
  const began = Date.now();
  const exchange = (await answers(candidate.exchange)) ? 'there' : 'away';
  const observed = await rehearse(candidate, chromium, tell);
  const { build, shell } = candidate;
  return {
    area: build.area,
    build: build.build,
    description: build.signed?.hash ?? null,
    shell: shell.build,
    by,
    at: now().toISOString(),
    rules: [...RULE_NAMES],
    findings: findingsIn(observed),
    figures: figuresOf(observed, { seconds: Math.round((Date.now() - began) / 100) / 10, exchange }),
  };
}

async function answers(exchange: string): Promise<boolean> {
  return fetch(`${exchange}/healthz`, { signal: AbortSignal.timeout(1_500) }).then(
    async answer => {
      await answer.body?.cancel();
      return true;
    },
    () => false,
  );
}
