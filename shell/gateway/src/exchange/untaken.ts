/** A hundred weeks of minutes; what is on its way to those who take it is a small part of that. */
const MOST_BYTES = 128_000_000;

interface Response {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}

/** Answers that are here and that nobody has taken yet: beyond the bound whoever holds most loses the oldest. */
export class Untaken {
  readonly #held = new Map<string, Map<Response, number>>();
  #bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get bytes(): number {
    return this.#bytes;
  }

  add(network: string, response: Response, bytes: number): void {
    if (response.destroyed) return;
    const held = this.#held.get(network) ?? new Map<Response, number>();
    this.#held.set(network, held.set(response, bytes));
    this.#bytes += bytes;
    response.once('close', () => this.#letGo(network, response));
    while (this.#bytes > this.mostBytes) this.#cutOne();
  }

  #cutOne(): void {
    const holders = [...this.#held].toSorted(([, one], [, other]) => heldIn(other) - heldIn(one));
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

const heldIn = (held: ReadonlyMap<Response, number>): number =>
  [...held.values()].reduce((all, bytes) => all + bytes, 0);
