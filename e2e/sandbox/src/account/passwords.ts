import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { FewAtOnce } from './few-at-once';

const KEY_BYTES = 32;
const BLOCK = 8;
export const SERIOUS_COST = 2 ** 15;

/** A hash is made to be slow; more of them would keep every other call from its processor. */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 40;

export class Passwords {
  private readonly nobody: Promise<string>;
  private readonly hashing = new FewAtOnce(HASHES_AT_ONCE, HASHES_WAITING, 'signInsQueueFull');

  constructor(private readonly cost: number = SERIOUS_COST) {
    this.nobody = this.hash(randomBytes(16).toString('hex'));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.hashing.run(() => derive(password, salt, this.cost));
    return `scrypt$${this.cost}$${salt.toString('base64')}$${key.toString('base64')}`;
  }

  /** Takes the same time when there is no such account: null is measured against a hash that nothing matches. */
  async matches(password: string, stored: string | null, who: string): Promise<boolean> {
    const [, cost = '', salt = '', key = ''] = (stored ?? (await this.nobody)).split('$');
    const expected = Buffer.from(key, 'base64');
    const given = await this.hashing.run(() => derive(password, Buffer.from(salt, 'base64'), Number(cost)), who);
    return timingSafeEqual(expected, given) && stored !== null;
  }
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // scrypt needs 128 × N × r bytes, which is exactly Node's limit at N = 2^15.
    const options = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (problem, key) =>
      problem ? reject(problem) : resolve(key),
    );
  });
}
