import { isMalformed, type LanguageCode } from '@tradefloor/contract';
import type { FastifyReply } from 'fastify';
import { InsufficientBalance } from '../ledger/ledger';
import type { MessageKey } from '../messages/en';
import { say, type Values } from '../messages/message';
import { Refusal } from '../messages/refusal';
import { asRefusal } from '../spot/place-order';
import { InDoubt, NotStored } from '../storage/commit-queue';
import { TooManyCalls } from './too-many-calls';

/** The envelope of a no, as the old server gives it: status 200, a type and a sentence. */
export interface RefusedEnvelope {
  readonly type: 'error' | 997 | 998 | 999;
  readonly message: string;
}

export function refused(language: LanguageCode, key: MessageKey, values: Values = {}): RefusedEnvelope {
  return { type: 'error', message: say(language, key, values) };
}

/** What has a status of its own: too many calls, and what nobody knows the end of; everything else the envelope alone. */
export function refuse(reply: FastifyReply, language: LanguageCode, problem: unknown): FastifyReply {
  // As from a gateway that lost an answer: clients ask by its key what became of it.
  if (problem instanceof InDoubt) reply.code(502);
  if (problem instanceof TooManyCalls) reply.code(429).header('retry-after', String(problem.seconds));
  return reply.send(
    explain(language, problem, fault => {
      throw fault;
    }),
  );
}

/** Everything that can go wrong in a call, as a sentence. `fault` is told what should not have happened. */
export function explain(language: LanguageCode, thrown: unknown, fault: (problem: unknown) => void): RefusedEnvelope {
  const problem = thrown instanceof InsufficientBalance ? asRefusal(thrown) : thrown;
  if (problem instanceof Refusal) {
    return { type: problem.wireType, message: say(language, problem.key, problem.values) };
  }
  if (isMalformed(problem)) {
    const [first] = problem.faults;
    return first?.field ? refused(language, first.reason, { field: first.field }) : refused(language, 'badRequest');
  }
  const known = KNOWN.find(([fits]) => fits(problem));
  if (known) return refused(language, known[1]);
  fault(problem);
  return refused(language, 'failed');
}

const codeOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
const TOO_LARGE = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

const KNOWN: ReadonlyArray<readonly [(problem: unknown) => boolean, MessageKey]> = [
  [problem => problem instanceof NotStored, 'unavailable'],
  [problem => problem instanceof InDoubt, 'answerLost'],
  // Whoever asked is gone in the middle of asking: no fault of the exchange's.
  [problem => codeOf(problem) === 'ECONNRESET', 'badRequest'],
  [problem => codeOf(problem) === 'FST_REQ_FILE_TOO_LARGE', 'fileTooLarge'],
  [problem => TOO_LARGE.has(String(codeOf(problem))), 'tooLarge'],
  [
    problem => /^FST_|^ERR_INVALID|^ERR_MULTIPART/.test(String(codeOf(problem))) || problem instanceof SyntaxError,
    'badRequest',
  ],
];
