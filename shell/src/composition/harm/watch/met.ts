import type { buildThatCalled } from '../build-in-stack';

/** Whose own code is running; asked for with an error that was made in what it called. */
export type Runs = typeof buildThatCalled;

type Given = readonly unknown[];
export type Between = (build: string, given: Given, go: (given: Given) => unknown, name: string, on: object) => unknown;

/** Whose calls are worth the look at the stack: it costs more than most of what is called. */
type Matters = (given: Given, on: object) => boolean;

/** Stands before functions of the page: a build that calls one meets what is given here first, everybody else nothing. */
export function meetCalls(
  of: object,
  names: string,
  between: Between,
  runs: Runs,
  matters: Matters = () => true,
): void {
  for (const name of names.split(' ')) {
    const own: unknown = Reflect.get(of, name);
    if (typeof own !== 'function') continue;
    Reflect.set(of, name, function met(this: object | undefined, ...given: Given): unknown {
      const on = this ?? of;
      const go = (more: Given): unknown => Reflect.apply(own, on, more);
      if (!matters(given, on)) return go(given);
      const build = runs(new Error());
      return build === null ? go(given) : between(build, given, go, name, on);
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

/**
 * The same of a property of an object, or of all that have it from there: of what it is set to, and of what is done to what
 * it gives.
 */
export function meetProperty(
  of: object,
  name: string,
  between: (build: string, go: () => unknown) => unknown,
  runs: Runs,
): void {
  const own = propertyOf(of, name);
  if (own?.get === undefined) return;
  Object.defineProperty(of, name, {
    configurable: true,
    enumerable: true,
    get(this: object): unknown {
      const given: unknown = own.get?.call(this);
      if (typeof given !== 'object' || given === null) return given;
      const build = runs(new Error());
      return build === null ? given : handed(given, go => between(build, go));
    },
    set(this: object, value: unknown) {
      const build = runs(new Error());
      const put = (): unknown => own.set?.call(this, value);
      if (build === null) put();
      else between(build, put);
    },
  });
}

function propertyOf(of: object, name: string): PropertyDescriptor | undefined {
  const above: object | null = Object.getPrototypeOf(of);
  return Object.getOwnPropertyDescriptor(of, name) ?? (above === null ? undefined : propertyOf(above, name));
}

/** The thing itself, but for what stands between. */
function handed(thing: object, between: (go: () => unknown) => unknown): object {
  return new Proxy(thing, {
    get(_, name): unknown {
      const own: unknown = Reflect.get(thing, name);
      if (typeof own !== 'function') return own;
      return (...given: Given): unknown => between(() => Reflect.apply(own, thing, given));
    },
    set: (_, name, value) => between(() => Reflect.set(thing, name, value)) === true,
    deleteProperty: (_, name) => between(() => Reflect.deleteProperty(thing, name)) === true,
  });
}
