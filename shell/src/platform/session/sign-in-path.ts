import { ways } from '@tradefloor/platform';
import { ownPath } from '../navigate/own-path';

export const SIGN_IN_PATH = ways.signIn();

/** The sign-in page's address, carrying where the user is now. */
export function signInPath(here: string): string {
  return ways.signIn({ back: here.split(/[?#]/)[0] === SIGN_IN_PATH ? null : here });
}

/** Where to go after signing in: only ever a path of our own, whoever wrote the query. */
export function returnPath(query: string, origin: string): string {
  const back = ownPath(new URLSearchParams(query).get('back') ?? '/', origin);
  return back === null || back.split(/[?#]/)[0] === SIGN_IN_PATH ? '/' : back;
}
