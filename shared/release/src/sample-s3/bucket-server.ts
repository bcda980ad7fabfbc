import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly content: Buffer;
  readonly tag: string;
  readonly at: Date;
  /** What it was before it was written last. */
  readonly former: Kept | undefined;
}

/** So few, that a list of a test's builds has several pages. */
const KEYS_A_PAGE = 3;

const XML = { 'content-type': 'application/xml' };

/**
 * What becomes of a request: `unheard` is neither done nor answered, `unanswered` is done, and the answer is lost. A read
 * that is `behind` is answered by a copy that has not got what was written to that key last.
 */
export type Fate = 'answered' | 'unanswered' | 'unheard' | 'refused' | 'behind';

interface Answer {
  readonly status: number;
  readonly said?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
}

/** The part of S3 that a release store needs, as S3's own pages describe it; it checks no signatures of requests. */
export class BucketServer {
  readonly #buckets = new Map<string, Map<string, Kept>>();
  readonly #server = createServer((request, response) => {
    // Who is killed within a request has asked for nothing.
    this.#meet(request, response).catch(() => response.destroy());
  });
  /** Asked of each request (`PUT a/key`), with the access key that it came with. */
  fateOf: (asked: string, by: string) => Fate | Promise<Fate> = () => 'answered';

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

  async #meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://s3');
    const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const [, by = ''] = /Credential=([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
    const fate = await this.fateOf(`${request.method} ${key}`, by);
    if (fate === 'unheard') return void response.destroy();
    const done = fate === 'refused' ? failed(403, 'AccessDenied') : this.#do(request, bucket, key, content, url, fate);
    if (fate === 'unanswered') response.destroy();
    else response.writeHead(done.status, done.said).end(request.method === 'HEAD' ? '' : done.body);
  }

  #do(
    { method, headers }: IncomingMessage,
    bucket: string,
    key: string,
    content: Buffer,
    url: URL,
    fate: Fate,
  ): Answer {
    const keys = this.#buckets.get(bucket);
    if (key === '' && method === 'PUT') {
      this.#buckets.set(bucket, new Map());
      return { status: 200 };
    }
    if (keys === undefined) return failed(404, 'NoSuchBucket');
    if (key === '') return listed(keys, url.searchParams);
    if (method === 'PUT') return put(headers, keys, key, content);
    const there = keys.get(key);
    if (method !== 'DELETE') return got(headers, fate === 'behind' ? there?.former : there);
    keys.delete(key);
    return { status: 204 };
  }
}

function put(headers: IncomingHttpHeaders, keys: Map<string, Kept>, key: string, content: Buffer): Answer {
  const there = keys.get(key);
  if (headers['if-none-match'] === '*' && there !== undefined) return failed(412, 'PreconditionFailed');
  const match = headers['if-match'];
  if (match !== undefined && there === undefined) return failed(404, 'NoSuchKey');
  if (match !== undefined && match !== there?.tag) return failed(412, 'PreconditionFailed');
  const tag = `"${createHash('md5').update(content).digest('hex')}"`;
  keys.set(key, { content, tag, at: new Date(), former: there });
  return { status: 200, said: { etag: tag } };
}

function got(headers: IncomingHttpHeaders, there: Kept | undefined): Answer {
  if (there === undefined) return failed(404, 'NoSuchKey');
  const said = { etag: there.tag, 'last-modified': there.at.toUTCString() };
  if (headers['if-none-match'] === there.tag) return { status: 304, said };
  return { status: 200, said: { ...said, 'content-length': there.content.byteLength }, body: there.content };
}

function listed(keys: ReadonlyMap<string, Kept>, asked: URLSearchParams): Answer {
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
  return { status: 200, said: XML, body };
}

/** What is behind the next delimiter is told as one. */
function rolledUp(key: string, prefix: string, delimiter: string): string {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at === -1 ? key : key.slice(0, at + 1);
}

function failed(status: number, code: string): Answer {
  return { status, said: XML, body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}
