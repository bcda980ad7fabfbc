import { FaultLog } from '@tradefloor/limits';
import type { FastifyBaseLogger } from 'fastify';

/** What Fastify and its proxy would say of each call: an exchange that is away must not fill a disk with stacks. */
export function boundedLog(write: (line: string) => void): FastifyBaseLogger {
  const faults = new FaultLog(line => write(`${new Date().toISOString()} ${line}`));
  const note = (said: unknown, words?: unknown) => {
    const fault: unknown = said instanceof Error ? said : (Reflect.get(Object(said), 'err') ?? said);
    faults.note(typeof words === 'string' ? words : 'gateway', fault);
  };
  const nothing = () => {};
  const log: FastifyBaseLogger = {
    level: 'warn',
    fatal: note,
    error: note,
    warn: note,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: () => log,
  };
  return log;
}
