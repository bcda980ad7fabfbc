import type { buildThatCalled } from '../build-in-stack';

/** Whose own code is running; asked for with an error that was made in what it called. */
export type Runs = typeof buildThatCalled;

type Given = readonly unknown[];
type Between = (build: string, given: Given, go: (given: Given) => unknown, name: string) => unknown;

/** Stands before functions of the page: a build that calls one meets what is given here first, everybody else nothing. */
export function meetCalls(of: object, names: string, between: Between, runs: Runs): void {
  for (const name of names.split(' ')) {
    const own: unknown = Reflect.get(of, name);
    if (typeof own !== 'function') continue;
    Reflect.set(of, name, function met(this: unknown, ...given: Given): unknown {
      const build = runs(new Error());
      const go = (more: Given): unknown => Reflect.apply(own, this ?? of, more);
      return build === null ? go(given) : between(build, given, go, name);
    });
  }
}

/** The same of what is made by a class of the page, once it is made. */
export function meetMade(page: object, names: string, made: (build: string, thing: object) => void, runs: Runs): void {
  for (const name of names.split(' ')) {
    const Own: unknown = Reflect.get(page, name);
    if (typeof Own !== 'function') continue;
    Reflect.set(
      page,
      name,
      new Proxy(Own, {
        construct(Made, given, by): object {
          const thing: object = Reflect.construct(Made, given, by);
          const build = runs(new Error());
          if (build !== null) made(build, thing);
          return thing;
        },
      }),
    );
  }
}
