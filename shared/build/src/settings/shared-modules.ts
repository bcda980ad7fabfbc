/**
 * What must exist once in a page (docs/adr/0003), each with the range that areas ask for: the floor of the oldest
 * shell still supported. Raise one only when no shell below it is open any more. No prefix entries: they leak.
 */
const FLOORS: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  i18next: '^26.7.0',
  '@radix-ui/react-dismissable-layer': '^1.1.0',
  '@radix-ui/react-focus-scope': '^1.1.0',
  '@radix-ui/react-focus-guards': '^1.1.0',
  'react-remove-scroll': '^2.7.0',
  'aria-hidden': '^1.2.0',
  'highcharts/esm/highstock.js': '^13.1.0',
};

/** Needed before the first paint anyway: in the shell's first script, so that no area waits for them. */
const AT_ONCE = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'i18next']);

export function sharedByShell() {
  return Object.fromEntries(
    Object.keys(FLOORS).map(name => [name, { singleton: true, eager: AT_ONCE.has(name) }] as const),
  );
}

/** An area never carries its own copy: without a shell that gives these it can't run, and says so when it is loaded. */
export function sharedByArea() {
  const entries = Object.entries(FLOORS).map(
    ([name, requiredVersion]) =>
      [name, { import: false, singleton: true, strictVersion: true, requiredVersion }] as const,
  );
  return Object.fromEntries(entries);
}

export const SHARED_FLOORS = FLOORS;
