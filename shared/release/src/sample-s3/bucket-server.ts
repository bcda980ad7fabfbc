import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly content: Buffer;
  readonly tag: string;
  readonly at: Date;
}

/** So few, that a list of a test's builds has several pages. */
const KEYS_A_PAGE = 3;

/** The part of S3 that a release store needs, as S3's own pages describe it; it checks no signatures of requests. */
export class BucketServer {
  readonly #buckets = new Map<string, Map<string, Kept>>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  /** Does what the next such request asks for, and loses the answer. */
  losesAnswerTo: string | null = null;
  /** Answers each that it is asked for with this. */
  isAway = false;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given.');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    if (this.isAway) return fail(response, 403, 'AccessDenied');
    const url = new URL(request.url ?? '/', 'http://s3');
    const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const keys = this.#buckets.get(bucket);
    const asked = `${request.method} ${key}`;
    if (key === '' && request.method === 'PUT') {
      this.#buckets.set(bucket, new Map());
      response.end();
    } else if (keys === undefined) fail(response, 404, 'NoSuchBucket');
    else if (key === '') list(response, keys, url.searchParams);
    else if (request.method === 'PUT') put(request, response, keys, key, content, asked === this.losesAnswerTo);
    else if (request.method === 'DELETE') {
      keys.delete(key);
      response.writeHead(204).end();
    } else get(request, response, keys.get(key));
    if (asked === this.losesAnswerTo) this.losesAnswerTo = null;
  }
}

function put(
  { headers }: IncomingMessage,
  response: ServerResponse,
  keys: Map<string, Kept>,
  key: string,
  content: Buffer,
  isLost: boolean,
): void {
  const there = keys.get(key);
  if (headers['if-none-match'] === '*' && there !== undefined) return fail(response, 412, 'PreconditionFailed');
  const match = headers['if-match'];
  if (match !== undefined && there === undefined) return fail(response, 404, 'NoSuchKey');
  if (match !== undefined && match !== there?.tag) return fail(response, 412, 'PreconditionFailed');
  const tag = `"${createHash('md5').update(content).digest('hex')}"`;
  keys.set(key, { content, tag, at: new Date() });
  if (isLost) response.destroy();
  else response.writeHead(200, { etag: tag }).end();
}

function get({ method, headers }: IncomingMessage, response: ServerResponse, there: Kept | undefined): void {
  if (there === undefined) return fail(response, 404, 'NoSuchKey', method === 'HEAD');
  const said = { etag: there.tag, 'last-modified': there.at.toUTCString() };
  if (headers['if-none-match'] === there.tag) response.writeHead(304, said).end();
  else if (method === 'HEAD') response.writeHead(200, { ...said, 'content-length': there.content.byteLength }).end();
  else response.writeHead(200, said).end(there.content);
}

function list(response: ServerResponse, keys: ReadonlyMap<string, Kept>, asked: URLSearchParams): void {
  const [prefix, delimiter] = [asked.get('prefix') ?? '', asked.get('delimiter') ?? ''];
  const from = asked.get('continuation-token') ?? '';
  const named = [...keys.keys()].filter(key => key.startsWith(prefix)).map(key => rolledUp(key, prefix, delimiter));
  const names = [...new Set(named)].toSorted().filter(name => name > from);
  const page = names.slice(0, KEYS_A_PAGE);
  const more = names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const found = page.map(name => {
    const there = keys.get(name);
    if (there === undefined) return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${name}</Key><LastModified>${there.at.toISOString()}</LastModified></Contents>`;
  });
  const body = `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${found.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

/** What is behind the next delimiter is told as one. */
function rolledUp(key: string, prefix: string, delimiter: string): string {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at === -1 ? key : key.slice(0, at + 1);
}

function fail(response: ServerResponse, status: number, code: string, isBare = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isBare ? '' : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
