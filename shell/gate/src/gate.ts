import { chromiumOf } from './browser/chromium';
import { figuresOf } from './figures';
import { noChromium } from './no-look';
import type { Candidate } from './rehearsal/candidate';
import { rehearse } from './rehearsal/rehearse';
import { findingsIn, RULE_NAMES } from './rules';
import type { Verdict } from './verdict';

interface Asked {
  readonly by: string;
  readonly now: () => Date;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Looks at the candidate in a real browser, and says what every rule finds. */
export async function passGate(candidate: Candidate, { by, now, env }: Asked): Promise<Verdict> {
  const chromium = chromiumOf(env);
  if (chromium === null) throw noChromium(env['CHROMIUM_PATH']);
  const began = Date.now();
  const exchange = (await answers(candidate.exchange)) ? 'there' : 'away';
  const observed = await rehearse(candidate, chromium);
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
