import { callerNetwork } from '@tradefloor/limits';
import { callerOf } from '../caller';

/** What is on its way to those who take it is a small part of that: the system itself keeps the first of each. */
const MOST_BYTES = 256_000_000;

interface Response {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}

interface Exchanged {
  readonly raw: Parameters<typeof callerOf>[0];
}

/** What is in memory for single callers, of bodies and of answers: beyond the bound whoever holds most loses the oldest. */
export class Held {
  readonly #held = new Map<string, Map<Response, number>>();
  #bytes = 0;

  constructor(
    private readonly trustedProxies = 0,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Until the response is over, however it ends. */
  add({ raw }: Exchanged, { raw: response }: { readonly raw: Response }, bytes: number): void {
    if (response.destroyed || bytes === 0) return;
    const network = callerNetwork(callerOf(raw, this.trustedProxies).ip);
    const held = this.#held.get(network) ?? new Map<Response, number>();
    this.#held.set(network, held.set(response, (held.get(response) ?? 0) + bytes));
    this.#bytes += bytes;
    response.once('close', () => this.#letGo(network, response));
    while (this.#bytes > this.mostBytes) this.#cutOne();
  }

  #cutOne(): void {
    const holders = [...this.#held].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
    const [network = '', held] = holders[0] ?? [];
    const [oldest] = held?.keys() ?? [];
    if (oldest === undefined) return;
    this.#letGo(network, oldest);
    oldest.destroy();
  }

  #letGo(network: string, response: Response): void {
    const held = this.#held.get(network);
    this.#bytes -= held?.get(response) ?? 0;
    held?.delete(response);
    if (held?.size === 0) this.#held.delete(network);
  }
}

const sumOf = (held: ReadonlyMap<Response, number>): number =>
  [...held.values()].reduce((all, bytes) => all + bytes, 0);
