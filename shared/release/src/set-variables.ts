export type Variables = Readonly<Record<string, string | undefined>>;

/** Whoever passes on a variable that nobody has set passes on an empty one: it says nothing, and names no folder. */
export function setVariables(env: Variables): Variables {
  return Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
}
