import { asId, placeOrder, requestOf } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Agent, request } from 'node:http';
import { tokenOf } from '../../suite/sign-in';
import { PARTIES } from '../exchange/traded';
import { type Way, WAYS } from '../exchange/ways';

export interface Pressed {
  readonly ordersASecond: number;
  readonly delaysMs: readonly number[];
}

interface Prepared {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One member sells, the other buys from him: half of the orders rest, half are filled, and nobody runs dry. */
export interface Orders {
  readonly press: (way: Way, clients: number, seconds: number) => Promise<Pressed>;
}

export async function ordersAt(url: string): Promise<Orders> {
  const pair = (await (await fetch(`${url}/bench/traded`)).json()) as { currencyId: number; legalId: number };
  const [seller = '', buyer = ''] = await Promise.all(PARTIES.map(name => tokenOf(url, name)));
  function prepared(way: Way, side: 'buy' | 'sell'): Prepared {
    const wish = { side, currencyId: asId<never>(pair.currencyId), legalId: asId<never>(pair.legalId) } as const;
    const {
      url: place,
      headers,
      body,
    } = requestOf(
      placeOrder,
      { ...wish, mode: 'limit', price: price('9.87'), amount: amount('0.5') },
      { language: 'en', token: side === 'sell' ? seller : buyer, now: 0 },
    );
    return {
      path: place.replace(WAYS.grouped, WAYS[way]),
      headers: { ...headers },
      body: typeof body === 'string' ? body : '',
    };
  }
  return {
    async press(way, clients, seconds) {
      const agent = new Agent({ keepAlive: true, maxSockets: clients });
      const turn = [prepared(way, 'sell'), prepared(way, 'buy')];
      const delaysMs: number[] = [];
      const began = performance.now();
      const client = async () => {
        while (performance.now() - began < seconds * 1_000) {
          for (const order of turn) delaysMs.push(await delayOf(url, agent, order));
        }
      };
      try {
        await Promise.all(Array.from({ length: clients }, client));
        return { ordersASecond: (delaysMs.length / (performance.now() - began)) * 1_000, delaysMs };
      } finally {
        agent.destroy();
      }
    },
  };
}

/** `fetch` would cost the machine more than the server does. */
function delayOf(url: string, agent: Agent, { path, headers, body }: Prepared): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url + path, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': body.length },
    });
    asked.on('error', reject);
    asked.on('response', answer => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('error', reject);
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        // What was refused is no order.
        if (text.includes('"type":"ok"')) resolve(performance.now() - began);
        else reject(new Error(`An order was refused: ${text}`));
      });
    });
    asked.end(body);
  });
}
