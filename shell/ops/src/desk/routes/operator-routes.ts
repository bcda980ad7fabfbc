import type { Call } from '@tradefloor/contract';
import {
  beginCanary,
  blockBuild,
  endCanary,
  listRevisions,
  promoteBuild,
  readJob,
  readProspect,
  readStanding,
  readWayBack,
  rollBackAll,
  rollBackArea,
  unblockBuild,
} from '@tradefloor/contract/desk';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../refusal';
import type { Jobs } from '../jobs/jobs';
import { type Typed, typed } from '../jobs/typed';
import type { Watches } from '../jobs/watches';
import type { Proofs, Prove } from '../own-hand';
import type { History } from '../reading/history';
import type { Prospects } from '../reading/prospect';
import type { Standings } from '../reading/standing';
import { answering, type CallerOf } from './answering';

export interface OperatorDeps {
  readonly jobs: Jobs;
  readonly watches: Watches;
  readonly standings: Standings;
  readonly history: History;
  readonly prospects: Prospects;
  readonly prove: Prove;
  readonly say: (line: string) => void;
}

/** Reads, and the commands as jobs: each is told at once if it ends at once, and followed by `readJob` otherwise. */
export function operatorRoutes(routes: FastifyInstance, deps: OperatorDeps, callerOf: CallerOf): void {
  const { jobs, watches, standings, history, prospects, prove } = deps;
  const answer = answering(routes, callerOf);
  const begun = (line: Typed, by: string) => jobs.ended(jobs.begin(line, by));
  /** What was proven with is no part of the command. Who goes back to what was there before is asked for nothing. */
  const proven = <Payload extends Proofs, Answer>(
    call: Call<Payload, Answer>,
    handle: (wish: Omit<Payload, keyof Proofs>, by: string) => Promise<Answer>,
  ) =>
    answer(call, async ({ fundPassword, code, ...wish }, by, asked) => {
      await prove(asked, { fundPassword, code });
      return handle(wish, by);
    });

  answer(readStanding, () => standings.read());
  answer(listRevisions, ({ page = 1 }) => history.page(page));
  answer(readProspect, ({ area, build }) => prospects.of(area, build));
  answer(readWayBack, ({ revision }) => prospects.wayBack(revision));
  answer(readJob, async ({ id }) => jobs.told(id) ?? refuse({ key: 'desk.job', values: {} }));
  proven(promoteBuild, ({ area, build, now, without, ...written }, by) =>
    begun(typed('promote', [area, build], { ...written, now, without }), by),
  );
  answer(rollBackArea, ({ area, ...options }, by) => begun(typed('rollback', [area], options), by));
  proven(rollBackAll, ({ revision, ...options }, by) =>
    begun(typed('rollback', [], { ...options, toRevision: String(revision) }), by),
  );
  proven(blockBuild, ({ area, build, ...options }, by) => begun(typed('block', [area, build], options), by));
  proven(unblockBuild, ({ area, build, ...options }, by) => begun(typed('unblock', [area, build], options), by));
  answer(endCanary, ({ area, ...written }, by) => begun(typed('canary', [area], { ...written, end: true }), by));
  proven(beginCanary, ({ area, build, ifRevision, why, ...plan }, by) => {
    const line = typed('canary', [area, build], { ...plan, ifRevision, why, begin: true });
    return jobs.ended(jobs.begin(line, by, () => watches.begin({ area, build, ...plan }, by)));
  });
}
