import Fastify, { type FastifyInstance } from 'fastify';
import type { Caller } from '@tradefloor/release/operators';
import { isMalformed } from '@tradefloor/contract';
import { Refusal } from '../refusal';
import { NotProven } from './own-hand';
import { operatorRoutes, type OperatorDeps } from './routes/operator-routes';
import { NOTHING_HERE, refuseWith } from './routes/envelope';
import { publisherRoutes } from './routes/publisher-routes';
import type { Bringing } from '../releases/bring';
import type { Line } from '../said/english';

export interface DeskDeps extends OperatorDeps {
  readonly callerOf: (authorization: string) => Promise<Caller>;
  /** What a build that a team hands over is brought into. */
  readonly bringing: Bringing;
}

const MOST_BODY_BYTES = 8_000;
/** A socket that somebody opened and sends nothing through. */
const SENT_WITHIN_MS = 30_000;

/** The commands, for operators of the exchange who ask over HTTP. Not yet listening. */
export function openDesk(deps: DeskDeps): FastifyInstance {
  const desk = Fastify({ logger: false, bodyLimit: MOST_BODY_BYTES, requestTimeout: SENT_WITHIN_MS });
  desk.removeAllContentTypeParsers();
  desk.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  desk.setErrorHandler((problem, _request, reply) => {
    if (isMalformed(problem))
      return refuseWith(reply, 400, { key: 'desk.malformed', values: { what: problem.message } });
    if (problem instanceof Refusal)
      return refuseWith(reply, problem.kind === 'unreadable' ? 503 : 409, wordsOf(problem));
    if (problem instanceof NotProven)
      return problem.said === null
        ? refuseWith(reply, 503, { key: 'desk.unknown', values: {} })
        : refuseWith(reply, 403, problem.said);
    const status = statusOf(problem);
    if (status >= 500) deps.say(`The desk failed: ${String(problem)}`);
    return refuseWith(reply, status, { key: status >= 500 ? 'refused.failed' : 'desk.unread', values: {} });
  });
  desk.setNotFoundHandler((_request, reply) => refuseWith(reply, 404, NOTHING_HERE));
  // Who calls is found out by each group of routes in its own way: these by the exchange's word for a member's token, and
  // teams by what they sign.
  void desk.register(async routes => operatorRoutes(routes, deps, deps.callerOf));
  void desk.register(async routes => publisherRoutes(routes, deps.bringing));
  desk.addHook('onReady', () => deps.watches.goOn());
  return desk;
}

/** What only the command line is refused so has no other words. */
const wordsOf = ({ said, message }: Refusal): Line | readonly Line[] => (said.length === 0 ? message : said);

function statusOf(problem: unknown): number {
  const status: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'statusCode') : null;
  return typeof status === 'number' ? status : 500;
}
