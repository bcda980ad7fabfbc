import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Call, readEnvelope, requestOf, signIn } from '@tradefloor/contract';
import { DEMO_PASSWORD } from '../demo/demo-members';
import { programOf } from './program';

const MAIN = path.join(path.dirname(__dirname), 'main.ts');

export interface ExchangeProcess {
  readonly child: ChildProcess;
  readonly url: string;
  printed(): string;
}

const running = new Set<ChildProcess>();

/** For the hook after all tests: also what never came up has ended, and nothing keeps the test runner. */
export async function endExchanges(): Promise<void> {
  await Promise.all(
    [...running].map(async child => {
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    }),
  );
}

/** A real process, so that it can be killed like one. Rejects with what it printed when it does not come up. */
export async function startExchange(env: Readonly<Record<string, string>>): Promise<ExchangeProcess> {
  const child = spawn(process.execPath, [await programOf(MAIN)], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EXCHANGE_PORT: '0',
      EXCHANGE_HISTORY_DAYS: '1',
      EXCHANGE_TRADERS: 'off',
      EXCHANGE_ORDERS_PER_SECOND: '0',
      EXCHANGE_GUEST_CALLS_PER_SECOND: '0',
      EXCHANGE_MEMBER_CALLS_PER_SECOND: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const found = /ready at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(printed)));
  });
  return { child, url, printed: () => printed };
}

export async function askAt<Payload, Answer>(
  url: string,
  call: Call<Payload, Answer>,
  payload: Payload,
  token: string | null,
): Promise<Answer> {
  const { method, headers, body, ...request } = requestOf(call, payload, { language: 'en', token, now: 0 });
  const answer = await fetch(url + request.url, { method, headers, ...(body === null ? {} : { body }) });
  const outcome = readEnvelope<Answer>(call, await answer.text());
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return outcome.answer;
}

export const traderAt = (url: string): Promise<string> => memberAt(url, 'trader');

export async function memberAt(url: string, name: string): Promise<string> {
  const who = { account: `${name}@tradefloor.test`, password: DEMO_PASSWORD };
  const answer = await askAt(url, signIn, who, null);
  return answer.kind === 'signed-in' ? answer.token : '';
}
