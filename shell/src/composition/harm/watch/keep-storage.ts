import type { Say } from '../watched';
import { type Between, meetCalls, meetProperty, type Runs } from './met';
import type { Rule } from './rule';
import { isOfTheSession, theSessionStays } from './the-session-stays';

/**
 * What one browser keeps for all of the page: a build's own code clears none of it, signs nobody in or out by it, and
 * sets no cookie, which would go along with every call for as long as it says, whatever build is there then.
 */
export function keepStorage(
  page: Window & typeof globalThis,
  accuse: Say,
  runs: Runs,
  session = theSessionStays(page),
): Rule {
  const taken: Between = (build, [key = ''], _, name) =>
    accuse(build, 'storage-taken', `${name} ${String(key)}`.trim());
  const setsCookies = (build: string): void => accuse(build, 'storage-taken', 'cookies');
  const runsOrAsks: Runs = error => {
    const build = runs(error);
    if (build === null) session.asked();
    return build;
  };
  const { prototype } = page.Storage;
  meetCalls(prototype, 'clear', taken, runsOrAsks);
  meetCalls(
    prototype,
    'setItem removeItem',
    taken,
    runsOrAsks,
    ([key], on) => isOfTheSession(key) && on === page.localStorage,
  );
  meetProperty(page.Document.prototype, 'cookie', setsCookies, runs);
  const ofCookies: unknown = Reflect.get(Reflect.get(page, 'CookieStore') ?? {}, 'prototype');
  if (ofCookies instanceof Object) meetCalls(ofCookies, 'set delete', setsCookies, runs);
  return session;
}
