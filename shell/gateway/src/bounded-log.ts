import { FaultLog } from '@tradefloor/limits';
import type { FastifyBaseLogger } from 'fastify';

/** What Fastify and its proxy would say of each call: an exchange that is away must not fill a disk with stacks. */
export function boundedLog(write: (line: string) => void): FastifyBaseLogger {
  const faults = new FaultLog(line => write(`${new Date().toISOString()} ${line}`));
  const note = (said: unknown, words?: unknown) => {
    const fault: unknown = said instanceof Error ? said : (Reflect.get(Object(said), 'err') ?? said);
    if (words === TOLD_BY_US || isGivenUp(fault)) return;
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

/** The proxy's own line, which it writes also of a call that nobody waits for any more. */
const TOLD_BY_US = 'response errored';

/** Whoever asked has gone: a page that was closed, a call that was no longer needed. Nothing is wrong with anybody. */
const GIVEN_UP = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED', 'ABORT_ERR']);

function isGivenUp(fault: unknown): boolean {
  const code: unknown = Reflect.get(Object(fault), 'code');
  return (
    (typeof code === 'string' && GIVEN_UP.has(code)) ||
    (code === 'ECONNRESET' && fault instanceof Error && fault.message === 'aborted')
  );
}
