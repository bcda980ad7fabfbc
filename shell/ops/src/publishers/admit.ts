import { authorizedBy, type Delivery, readDelivery } from '@tradefloor/release/delivery';
import { nodeChecks } from '@tradefloor/release/signing';
import type { Publisher, Publishers } from './publishers';

/** Both clocks may be wrong, and a large body takes its time. */
const COUNTS_FOR_MS = 5 * 60_000;

/** Why a delivery is not taken, in a sentence for the team, and as HTTP says it. */
export class NotTaken extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 409 | 413 | 429,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'NotTaken';
  }
}

export interface Admitted {
  readonly publisher: Publisher;
  readonly delivery: Delivery;
}

export interface Admitting {
  readonly publishers: Publishers;
  readonly now: number;
  readonly seen: Seen;
}

/** By the header alone, before anything of the body is read. */
export async function admitted(header: string | undefined, { publishers, now, seen }: Admitting): Promise<Admitted> {
  const signed = authorizedBy(header);
  const delivery = signed === null ? null : readDelivery(signed);
  if (signed === null || delivery === null) throw new NotTaken(401, 'Builds are handed over by "tradefloor publish".');
  const publisher = publishers.find(({ key, retired }) => key === signed.key && retired !== true);
  if (publisher === undefined) {
    throw new NotTaken(401, `The key ${signed.key} is trusted by nobody here: have an operator trust it first.`);
  }
  if (!(await nodeChecks.holds('delivery', signed))) throw new NotTaken(401, 'The signature does not hold.');
  const { area, at, nonce } = delivery;
  if (!publisher.areas.includes(area)) {
    throw new NotTaken(403, `${publisher.name} may hand over ${publisher.areas.join(', ')}, and not ${area}.`);
  }
  if (Math.abs(now - Date.parse(at)) > COUNTS_FOR_MS) {
    throw new NotTaken(
      401,
      `It was signed at ${at}, and it is ${new Date(now).toISOString()}: set the clock, try again.`,
    );
  }
  if (!seen.isFirst(`${signed.key} ${nonce}`, Date.parse(at))) {
    throw new NotTaken(409, 'This was handed over before: "tradefloor publish" signs it anew.');
  }
  return { publisher, delivery };
}

/** What came within the minutes that a signature counts; what came before this began may have come to another. */
export class Seen {
  readonly #nonces = new Map<string, number>();

  constructor(private readonly began: number) {}

  isFirst(nonce: string, at: number): boolean {
    // Older than that, none counts any more.
    for (const [known, signed] of this.#nonces) {
      if (signed < at - 2 * COUNTS_FOR_MS) this.#nonces.delete(known);
    }
    if (at <= this.began || this.#nonces.has(nonce)) return false;
    this.#nonces.set(nonce, at);
    return true;
  }
}
