import { buildInStack } from './build-in-stack';

type Accuse = (build: string, what: string) => void;

/**
 * What the shell and every area reach the server and the addresses by: a build cannot put its own in the place, and who
 * tries is told. Tests and extensions may, outside of what builds run.
 */
export function keepFunctions(page: Window & typeof globalThis, accuse: Accuse, runs = buildInStack): void {
  const { history, navigator } = page;
  keep(page, 'fetch');
  keep(page, 'WebSocket');
  keep(history, 'pushState');
  keep(history, 'replaceState');
  keep(navigator, 'sendBeacon');

  function keep<Of extends object>(of: Of, name: keyof Of & string): void {
    let own = of[name];
    Object.defineProperty(of, name, {
      enumerable: true,
      configurable: false,
      get: () => own,
      set(given: Of[keyof Of & string]) {
        const build = runs();
        if (build === null) own = given;
        else accuse(build, name);
      },
    });
  }
}
