import { isMalformed, type LanguageCode } from '@tradefloor/contract';
import type { FastifyReply } from 'fastify';
import { InsufficientBalance } from '../ledger/ledger';
import type { MessageKey } from '../messages/en';
import { say, type Values } from '../messages/message';
import { Refusal } from '../messages/refusal';
import { asRefusal } from '../spot/place-order';
import { InDoubt, NotStored } from '../storage/commit-queue';
import { TooManyCalls } from './too-many-calls';

type Faulty = (problem: unknown) => void;

/** The envelope of a no, as the old server gives it: status 200, a type and a sentence. */
export interface RefusedEnvelope {
  readonly type: 'error' | 997 | 998 | 999;
  readonly message: string;
}

export function refused(language: LanguageCode, key: MessageKey, values: Values = {}): RefusedEnvelope {
  return { type: 'error', message: say(language, key, values) };
}

/**
 * exchange.own-faults: a no is the envelope alone. What is no answer to what was asked has a status of its own: too many
 * calls, what could not be read, a fault, a store that is away, and what nobody knows the end of.
 */
export function refuse(reply: FastifyReply, language: LanguageCode, problem: unknown, fault: Faulty): FastifyReply {
  reply.code(statusOf(problem));
  if (problem instanceof TooManyCalls) reply.header('retry-after', String(problem.seconds));
  const said = explain(language, problem, found => {
    reply.code(500);
    fault(found);
  });
  return reply.send(said);
}

function statusOf(problem: unknown): number {
  // As from a gateway that lost an answer: clients ask by its key what became of it.
  if (problem instanceof InDoubt) return 502;
  if (problem instanceof NotStored) return 503;
  if (problem instanceof TooManyCalls) return 429;
  if (problem instanceof Refusal) return problem.key === 'badRequest' ? 400 : 200;
  // It could be read, and is no picture that is taken (account.one-picture).
  if (codeOf(problem) === FILE_TOO_LARGE) return 200;
  return unreadStatus(problem) ?? 200;
}

/** The framework's, for what it could not read. A broken text that the exchange itself reads has none: that is its fault. */
function unreadStatus(problem: unknown): number | null {
  const status: unknown = Reflect.get(Object(problem), 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** Everything that can go wrong in a call, as a sentence. `fault` is told what should not have happened. */
export function explain(language: LanguageCode, thrown: unknown, fault: Faulty): RefusedEnvelope {
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

/** Whoever asked is gone in the middle of asking. A line to the database that is cut has the same code, and another word. */
function isGivenUp(problem: unknown): boolean {
  return codeOf(problem) === 'ECONNRESET' && problem instanceof Error && problem.message === 'aborted';
}

const codeOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
const FILE_TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const TOO_LARGE = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

const KNOWN: ReadonlyArray<readonly [(problem: unknown) => boolean, MessageKey]> = [
  [problem => problem instanceof NotStored, 'unavailable'],
  [problem => problem instanceof InDoubt, 'answerLost'],
  [isGivenUp, 'badRequest'],
  [problem => codeOf(problem) === FILE_TOO_LARGE, 'fileTooLarge'],
  [problem => TOO_LARGE.has(String(codeOf(problem))), 'tooLarge'],
  [problem => unreadStatus(problem) !== null, 'badRequest'],
];
