const BUILD = /\/builds\/[^/]+\/([a-z0-9]{8,32})\//;

/** The build whose code is running: browsers write the address of each file into the stack. Null for the shell's own, tests and extensions. */
export function buildInStack(stack = new Error().stack ?? ''): string | null {
  return BUILD.exec(stack)?.[1] ?? null;
}
