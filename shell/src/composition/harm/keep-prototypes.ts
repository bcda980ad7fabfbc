import type { Say } from './watched';

/**
 * What such things have in common takes no change any more, from the nearest up to what every object has. What is only a
 * name there may still be another's own: a frozen one could not be set on what was made by it, as libraries do.
 */
export function keepPrototypes(things: readonly object[], accuse: Say, runs: () => string | null): void {
  const all = new Set(things.flatMap(prototypesOf));
  for (const each of all) {
    for (const name of Reflect.ownKeys(each)) keepOne(each, name, accuse, runs);
    Object.preventExtensions(each);
  }
}

function prototypesOf(thing: object): object[] {
  const above: object | null = Object.getPrototypeOf(thing);
  return above === null || above === Object.prototype ? [] : [above, ...prototypesOf(above)];
}

function keepOne(of: object, name: PropertyKey, accuse: Say, runs: () => string | null): void {
  const own = Object.getOwnPropertyDescriptor(of, name);
  if (own?.configurable !== true) return;
  if (!('value' in own)) return void Object.defineProperty(of, name, { configurable: false });
  const { value } = own;
  const tell = (build: string | null): void => {
    if (build !== null) accuse(build, 'built-ins-replaced', String(name));
  };
  Object.defineProperty(of, name, {
    enumerable: own.enumerable === true,
    configurable: false,
    get: (): unknown => value,
    set(this: object, given: unknown) {
      if (this !== of) giveOwn(this, name, given);
      else tell(runs());
    },
  });
}

const giveOwn = (to: object, name: PropertyKey, value: unknown): object =>
  Object.defineProperty(to, name, { value, writable: true, enumerable: true, configurable: true });
