import { DRAWS, type Registry } from '@tradefloor/release';
import { randomInt } from 'node:crypto';
import { cookieOf } from '../cookie';

const COOKIE = 'tf_draw';
const KEPT_FOR_S = 365 * 86_400;

export interface Draw {
  /** One of so few that nobody is known again by it. */
  readonly number: number;
  /** The header that makes the browser keep it; null where it does already. */
  readonly cookie: string | null;
}

/** Which of a canary's browsers this is; null while nothing is tried on anybody. A tab that has none draws for itself. */
export function drawOf({ areas }: Registry, cookies: string | undefined): Draw | null {
  if (!Object.values(areas).some(({ canary }) => canary)) return null;
  const kept = cookieOf(cookies, COOKIE) ?? '';
  if (/^\d{1,4}$/.test(kept)) return { number: Number(kept), cookie: null };
  const number = randomInt(DRAWS);
  return { number, cookie: `${COOKIE}=${number}; Path=/; Max-Age=${KEPT_FOR_S}; SameSite=Lax` };
}
