import type { Kept } from '../kept-built-ins';

const NAMES =
  'Error Number Date RegExp Symbol BigInt WeakMap Event Document HTMLElement Storage XMLHttpRequest WebSocket URL SubtleCrypto AbortController'.split(
    ' ',
  );
const CALLS =
  'setTimeout setInterval clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback queueMicrotask matchMedia'.split(
    ' ',
  );

/** As it is once the first screen is there: too much to be kept before. */
export function moreBuiltIns(page: Window): readonly Kept[] {
  const { document, history, performance, navigator } = page;
  const made = NAMES.flatMap((name): object[] => Reflect.get(page, name) ?? []);
  const prototypes = made.map((each): object => Reflect.get(each, 'prototype'));
  const calls = CALLS.flatMap(name => {
    const was = Object.getOwnPropertyDescriptor(page, name);
    return was ? [[name, was] as const] : [];
  });
  const walked = [[], new Map(), new Set(), ''].map((each): object => Object.getPrototypeOf(each[Symbol.iterator]()));
  return [
    ...[Intl, ...made, ...prototypes, ...walked].map(keep),
    { of: page, were: Object.fromEntries(calls) },
    // A function of their own hides the one that all others have; ours are there by now.
    ...[document, history, performance, navigator].map(hiding),
  ];
}

const keep = (of: object): Kept => ({ of, were: Object.getOwnPropertyDescriptors(of) });
const hiding = (of: object): Kept => ({ of, were: Object.getOwnPropertyDescriptors(of), hides: true });
