import { closedMicroOrder, type LeveragePush, leverTrade, type MicroOrder } from '@tradefloor/contract';
import { closedMicroOrderTopic, leverageTopic, type Report, UNWARNED, warnedBy } from '@tradefloor/platform';
import type { HeardTopics } from './heard';
import type * as TellEnds from './tell-ends';

export interface OwnEndsDeps extends TellEnds.EndsDeps {
  readonly heard: Pick<HeardTopics, 'until'>;
  readonly report: Report;
}

/** What of the user's own ends by itself, or is near to it, while no screen is there that tells it. */
export interface OwnEnds {
  readonly leverage: (push: Pick<LeveragePush, 'positions' | 'entrusts' | 'riskRate'>) => void;
  readonly micro: (order: MicroOrder) => void;
}

export function ownEnds(deps: OwnEndsDeps): OwnEnds {
  const { heard, report, user } = deps;
  let living: ReadonlySet<string> = new Set();
  let atRisk: TellEnds.AtRisk = { positions: [], riskRate: null };
  let warned = UNWARNED;
  let whose: string | undefined;

  const isTold = () => heard.until(leverageTopic) === Infinity;

  /** leverage.risk-warned: what a screen of leverage has told is told, too. */
  function heed(push: TellEnds.AtRisk): void {
    const id = user()?.id ?? whose;
    if (id !== whose && whose !== undefined) warned = UNWARNED;
    whose = id;
    atRisk = push;
    const { tell, ...next } = warnedBy(push.riskRate, warned);
    warned = next;
    if (tell === null || tell === 'calm' || isTold()) return;
    const now = () => (isTold() || warned.told === 'calm' ? null : atRisk);
    void later(leverTrade.event, ({ tellRisk }) => tellRisk(deps, now));
  }

  /** Texts and all come with the first end. */
  async function later(push: string, say: (telling: typeof TellEnds) => unknown): Promise<void> {
    try {
      await say(await import(/* webpackChunkName: "own-ends" */ './tell-ends'));
    } catch (problem) {
      report(problem, { push });
    }
  }

  return {
    leverage({ positions, entrusts, riskRate }) {
      heed({ positions, riskRate });
      const now = new Set<string>([...positions, ...entrusts].map(({ id }) => id));
      const gone = [...living].filter(id => !now.has(id));
      living = now;
      const since = heard.until(leverageTopic);
      if (gone.length > 0 && since < Infinity)
        void later(leverTrade.event, ({ tellEnds }) => tellEnds(deps, new Set(gone), since));
    },
    micro(order) {
      if (heard.until(closedMicroOrderTopic) < Infinity)
        void later(closedMicroOrder.event, ({ tellResult }) => tellResult(deps, order));
    },
  };
}
