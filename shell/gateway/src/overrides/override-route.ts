import { satisfies } from '@tradefloor/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREIGN, refuseCall } from '../exchange/envelope';
import type { ShellShelf } from '../files/shell-shelf';
import { isForeign } from '../same-origin';
import type { Override, Overrides } from './overrides';
import { wantedOf } from './wanted';

export interface OverrideDeps {
  readonly overrides: Overrides;
  readonly shelf: Pick<ShellShelf, 'current'>;
  readonly isOperator: (authorization: string) => Promise<boolean>;
  readonly ownOrigins: readonly string[];
}

const MOST_BODY_BYTES = 4_000;

type Refused = readonly [status: number, why: string];

/** `POST /override` with `spot@3f2a91bc,lever@http://localhost:8103/`, or with nothing: what this browser is to show. */
export async function overrideRoute(app: FastifyInstance, deps: OverrideDeps): Promise<void> {
  const { overrides, ownOrigins } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: string | undefined }>('/override', { bodyLimit: MOST_BODY_BYTES }, async (request, reply) => {
    const judged = isForeign(request.headers, ownOrigins) ? ([403, FOREIGN] as const) : await judge(request, deps);
    if (!isFound(judged)) {
      refuseCall(reply, ...judged);
      return reply;
    }
    const isSecure = request.headers['x-forwarded-proto'] === 'https' || request.protocol === 'https';
    return reply.header('set-cookie', await overrides.cookieFor(judged, isSecure)).send({ type: 'ok', message: '' });
  });
}

const isFound = (judged: Refused | readonly Override[]): judged is readonly Override[] => typeof judged[0] !== 'number';

async function judge(
  { body, headers }: FastifyRequest<{ Body: string | undefined }>,
  { overrides, shelf, isOperator }: OverrideDeps,
): Promise<Refused | readonly Override[]> {
  const wanted = wantedOf(body ?? '');
  if (wanted === null) return [400, 'Name areas and builds as spot@3f2a91bc,lever@http://localhost:8103/.'];
  // Whoever was allowed once may always go back.
  if (wanted.length === 0) return [];
  if (overrides.for === 'nobody') return [403, 'Overrides are switched off here.'];
  if (overrides.for === 'operators' && !(await isOperator(headers.authorization ?? '')))
    return [403, 'Overrides are for operators: log in as one.'];
  const platform = (await shelf.current())?.platform ?? '';
  const found: Override[] = [];
  for (const one of wanted) {
    const override = await overrides.find(one);
    if (override === null) return [404, `No build of ${one.area} is found at ${one.from}, or it is blocked.`];
    if (!satisfies(platform, override.build.platform))
      return [409, `${one.area} ${one.from} needs platform ${override.build.platform}; this shell has ${platform}.`];
    found.push(override);
  }
  return found;
}
