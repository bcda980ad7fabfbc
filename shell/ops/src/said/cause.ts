import { Unreachable } from '@tradefloor/release/depot';
import { Refused } from '@tradefloor/release/signed-registry';
import { causeOf } from './in-one-line';
import type { OpsSaying } from './sayings';

/** What systems say most often, by their code; the words themselves stay, for they can be searched for. */
const KINDS: Readonly<Record<string, 'full' | 'rights' | 'missing' | 'unanswered'>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'rights',
  EPERM: 'rights',
  EROFS: 'rights',
  ENOENT: 'missing',
  ECONNREFUSED: 'unanswered',
  ECONNRESET: 'unanswered',
  EHOSTUNREACH: 'unanswered',
  ENOTFOUND: 'unanswered',
  EAI_AGAIN: 'unanswered',
  ETIMEDOUT: 'unanswered',
  TimeoutError: 'unanswered',
};

/** Who answered, and not with what was asked for. */
export class AnsweredWith extends Error {
  constructor(readonly status: number) {
    super(`it answered ${status}`);
  }
}

/** What went wrong, as a part of a sentence: in words of ours as far as we have them, before those of the system. */
export function causeSaid(error: unknown, what = causeOf(error)): OpsSaying {
  if (error instanceof Refused && error.problem !== null) return error.problem;
  if (error instanceof AnsweredWith) return { key: 'cause.answered', values: { status: String(error.status) } };
  if (error instanceof Unreachable) {
    return { key: 'cause.unreachable', values: { place: error.place, what: error.what } };
  }
  const kind = kindOf(error);
  return { key: kind === undefined ? 'cause.said' : `cause.${kind}`, values: { what } };
}

/** A fetch that failed says why one further in. */
function kindOf(error: unknown) {
  for (let met: unknown = error; met !== undefined; met = Reflect.get(Object(met), 'cause')) {
    const names = ['code', 'name'].map(name => String(Reflect.get(Object(met), name)));
    const known = names.find(name => Object.hasOwn(KINDS, name));
    if (known !== undefined) return KINDS[known];
  }
  return undefined;
}
