import { buildInStack } from '../build-in-stack';
import type { Runs } from './met';

/** Some browsers tell nothing of it. */
export type Leading = Partial<Pick<Window, 'navigation'>>;

/** By the whole stack: between a build and what it clicks may be somebody of ours. */
export const inStack: Runs = ({ stack }) => buildInStack(stack);

/**
 * Stands before every address that a build's own code writes, and every file that it saves, whatever it does so by:
 * `location.hash`, which nothing can stand before, `navigation.navigate`, a link that it clicks.
 */
export function meetNavigations(
  { navigation }: Leading,
  between: (build: string, event: NavigateEvent) => void,
  runs: Runs,
): void {
  navigation?.addEventListener('navigate', event => {
    // Told while the code that leads on waits: it is in the stack.
    const build = event.defaultPrevented ? null : runs(new Error());
    if (build !== null) between(build, event);
  });
}
