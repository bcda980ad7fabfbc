import { isOverHttp } from '@tradefloor/release/desk-address';
import { callersOf } from '@tradefloor/release/operators';
import path from 'node:path';
import type { Context } from '../command';
import type { DeskDeps } from './desk';
import { provesAt } from './own-hand';
import { Jobs } from './jobs/jobs';
import { Watches } from './jobs/watches';
import { figuresOf } from './reading/figures';
import { History } from './reading/history';
import { Prospects } from './reading/prospect';
import { Standings } from './reading/standing';

export { serveDesk } from './serve';

const EXCHANGE = 'http://127.0.0.1:8090';

/** Everything that the desk has to do with, as the command line has it. */
export function deskOf(address: string, { store, note, now, shell, gate, seeing, serving }: Context): DeskDeps {
  const { say } = seeing;
  const beside = isOverHttp(address) ? path.join(serving.root, '.tradefloor', 'ops') : path.dirname(address);
  const jobs = new Jobs({ perform: serving.perform, now, say });
  const watches = new Watches({ jobs, store, file: path.join(beside, 'canaries.json'), say });
  const history = new History(store, note.signing);
  const { gateways, figuresAt, readinessAt } = seeing;
  const figures = figuresOf({ gateways, figuresAt, readinessAt, now });
  const exchange = serving.env['EXCHANGE_URL'] ?? EXCHANGE;
  return {
    callerOf: callersOf(exchange),
    prove: provesAt(exchange),
    standings: new Standings({ store, figures, history, jobs, watches, isGateOn: !gate.isOff, now }),
    bringing: { store, note, now },
    prospects: new Prospects(store, shell, note.signing),
    jobs,
    watches,
    history,
    say,
  };
}
