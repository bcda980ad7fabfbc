import { readEnvelope, requestOf, type Call, type Outcome } from '@tradefloor/contract';
import { type Job, readJob } from '@tradefloor/contract/desk';
import { proveOwnHand } from '@tradefloor/contract/ext';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { SampleOperator } from '../sample-operator';

/** The tokens that the exchange of a few lines knows. */
export const OPERATOR = 'a-token-of-kim';
export const MEMBER = 'a-token-of-ann';
/** Of an operator who has set a fund password. */
export const GUARDED = 'a-token-of-lee';
export const FUND_PASSWORD = '246810';

const KNOWN: Readonly<Record<string, unknown>> = {
  [OPERATOR]: { type: 'ok', message: { account: 'kim@tradefloor.test', is_operator: 1 } },
  [GUARDED]: { type: 'ok', message: { account: 'lee@tradefloor.test', is_operator: 1 } },
  [MEMBER]: { type: 'ok', message: { account: 'ann@tradefloor.test', is_operator: 0 } },
};

/** Ends what hangs; a process of its own takes seconds to start, on a busy machine many. */
const STARTS_WITHIN_MS = 60_000;

/** For tests: a desk on the store of an operator, as `npm run ops -- desk` starts it, and who asks it. */
export class SampleDesk {
  readonly socket: string;
  /** What the exchange does when it is asked for somebody's own hand: asks her, has no such call, or never answers. */
  proofs: 'asked' | 'unknown' | 'lost' = 'asked';
  #ended: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly kim: SampleOperator,
    private readonly exchange: Server,
  ) {
    this.socket = path.join(kim.root, '.tradefloor', 'ops', 'desk.sock');
  }

  static async open(kim: SampleOperator): Promise<SampleDesk> {
    const exchange = createServer((asked, response) => void desk.saysAsExchange(asked, response));
    exchange.listen(0, '127.0.0.1');
    await once(exchange, 'listening');
    const address = exchange.address();
    kim.env['EXCHANGE_URL'] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const desk = new SampleDesk(kim, exchange);
    await desk.start();
    return desk;
  }

  private async saysAsExchange(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '', lang } = asked.headers;
    const isAskedForHand = asked.url?.startsWith(proveOwnHand.path) ?? false;
    if (isAskedForHand && this.proofs === 'lost') {
      asked.destroy();
      return;
    }
    if (isAskedForHand && this.proofs === 'unknown') response.statusCode = 404;
    const given = new URLSearchParams(await text(asked)).get('fund_password');
    const isOwn = !isAskedForHand || authorization !== GUARDED || given === FUND_PASSWORD;
    const said = isOwn ? KNOWN[authorization] : { type: 'error', message: `Own hand, in ${String(lang)}.` };
    response.end(JSON.stringify(said ?? { type: 999, message: 'Log in first.' }));
  }

  async start(): Promise<void> {
    this.kim.ending = new AbortController();
    const ended = this.kim.does('desk');
    this.#ended = ended;
    await Promise.race([ended, this.answering()]);
  }

  /** Once somebody listens at its socket: this one, or a process of its own. */
  async answering(): Promise<void> {
    const isThere = () =>
      this.asks('GET', '/ops/api/none', null).then(
        () => true,
        () => false,
      );
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (Date.now() < deadline && !(await isThere())) await setTimeout(20);
  }

  async end(): Promise<void> {
    this.kim.ending.abort();
    await this.#ended;
  }

  async endExchange(): Promise<void> {
    this.exchange.closeAllConnections();
    this.exchange.close();
    if (this.exchange.listening) await once(this.exchange, 'close');
  }

  async close(): Promise<void> {
    await this.end();
    await this.endExchange();
  }

  /** As a page calls it. */
  async calls<Payload, Answer>(
    call: Call<Payload, Answer>,
    payload: Payload,
    token: string | null = OPERATOR,
  ): Promise<Outcome<Answer>> {
    const asked = requestOf(call, payload, { language: 'en', token, now: 0 });
    const body = typeof asked.body === 'string' ? asked.body : null;
    const { said } = await this.asks(asked.method, asked.url, body, { ...asked.headers });
    return readEnvelope(call, said);
  }

  /** Expects it to be answered. */
  async answer<Payload, Answer>(call: Call<Payload, Answer>, payload: Payload, token = OPERATOR): Promise<Answer> {
    const outcome = await this.calls(call, payload, token);
    if (outcome.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(outcome)}`);
    return outcome.answer;
  }

  /** Expects it to be begun, and gives the job when it has ended: on a busy machine the answer says that it runs. */
  async job<Payload>(call: Call<Payload, Job>, payload: Payload, token = OPERATOR): Promise<Job> {
    let job = await this.answer(call, payload, token);
    while (job.state === 'running') {
      await setTimeout(20);
      job = await this.answer(readJob, { id: job.id });
    }
    return job;
  }

  async asks(method: string, url: string, body: string | null, headers: Record<string, string> = {}) {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({
      socketPath: this.socket,
      method,
      path: url,
      agent: false,
      headers: { ...headers, ...length },
    });
    sent.end(body ?? undefined);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, said: await text(answer) };
  }
}
