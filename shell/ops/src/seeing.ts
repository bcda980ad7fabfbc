import type { Seeing } from './command';
import type { Io } from './io';
import { AnsweredWith } from './said/cause';
import { inEnglish } from './said/english';

const ANSWERS_WITHIN_MS = 5_000;

export function seeingOf({
  env,
  fetch,
  pause,
  err,
  say = line => err(inEnglish(line)),
  looked = () => undefined,
}: Io): Seeing {
  const token = env['METRICS_TOKEN'];
  /** Not ready, or nothing signed, is an answer too. */
  const answerAt = async (gateway: string, address: string): Promise<unknown> => {
    const answer = await fetch(new URL(address, gateway), { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return answer.json();
  };
  const gateways = (env['GATEWAYS'] ?? `http://127.0.0.1:${env['PORT'] ?? '8080'}`).split(',');
  return {
    gateways,
    pause,
    say,
    looked,
    async figuresAt(gateway) {
      const ask = (address: string) =>
        fetch(new URL(address, gateway), {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        });
      // A gateway of before it could tell of others tells of itself.
      const all = await ask('/metrics/all');
      const answer = all.status === 404 ? await ask('/metrics') : all;
      if (!answer.ok) throw new AnsweredWith(answer.status);
      return answer.text();
    },
    readinessAt: gateway => answerAt(gateway, '/readyz'),
    takenAt: gateway => answerAt(gateway, '/registry/signed'),
  };
}
