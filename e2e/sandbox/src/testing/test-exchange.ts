import type { Call, Outcome } from '@tradefloor/contract';
import { type LanguageCode, readEnvelope, requestOf, signIn } from '@tradefloor/contract';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { createExchange, type Exchange } from '../exchange';
import type { ExchangeOptions } from '../options';
import { QUIET, seededSnapshot } from './snapshot';

/** For the hook that opens one: the first of all makes the snapshot. It ends what hangs; a busy machine takes minutes. */
export const STARTING_MS = 240_000;

export interface Asking {
  readonly token?: string | null;
  readonly language?: LanguageCode;
  readonly key?: string;
}

/** An exchange in this process, asked as a client asks: over HTTP, through the contract and its envelope. */
export class TestExchange {
  private constructor(
    readonly exchange: Exchange,
    readonly url: string,
  ) {}

  static async open(options: Partial<ExchangeOptions> = {}): Promise<TestExchange> {
    const database = options.database ?? { kind: 'memory' as const, snapshot: await seededSnapshot() };
    const exchange = await createExchange({ ...QUIET, ...options, database });
    return new TestExchange(exchange, await exchange.listen({ host: '127.0.0.1', port: 0 }));
  }

  get core() {
    return this.exchange.core;
  }

  async ask<Payload, Answer>(
    call: Call<Payload, Answer>,
    payload: Payload,
    { token = null, language = 'en', key }: Asking = {},
  ): Promise<Outcome<Answer>> {
    const request = requestOf(call, payload, { language, token, now: 0, idempotencyKey: key });
    const { method, url, headers, body } = request;
    const answer = await fetch(this.url + url, { method, headers, ...(body === null ? {} : { body }) });
    const text = await answer.text();
    // 503 is a no as well: nothing was changed, and its envelope says so (exchange.own-faults).
    if (answer.status !== 200 && answer.status !== 503)
      throw new Error(`${call.name} answered ${answer.status}: ${text}`);
    return readEnvelope<Answer>(call, text);
  }

  /** The answer, or an error that says how it was refused. */
  async get<Payload, Answer>(call: Call<Payload, Answer>, payload: Payload, asking: Asking = {}): Promise<Answer> {
    const outcome = await this.ask(call, payload, asking);
    if (outcome.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(outcome)}`);
    return outcome.answer;
  }

  async tokenOf(name: string): Promise<string> {
    const answer = await this.get(signIn, { account: `${name}@tradefloor.test`, password: DEMO_PASSWORD });
    if (answer.kind !== 'signed-in') throw new Error('A second step was asked for.');
    return answer.token;
  }

  close(): Promise<void> {
    return this.exchange.close();
  }
}
