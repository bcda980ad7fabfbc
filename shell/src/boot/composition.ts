import { PLATFORM_VERSION } from '@tradefloor/platform/version';
import type { Build } from '@tradefloor/release';
import {
  browserFederation,
  compose,
  type Composition,
  LOAD_LIMIT_MS,
  registryClient,
  registryEvents,
} from '../composition';
import { type ShellPlatform, signInPath } from '../platform';
import type { RegistryInPage } from './page';

/** Composition knows neither session nor chrome: here it gets the few questions that it asks them. */
export function composition(
  platform: ShellPlatform,
  page: RegistryInPage,
  overrides: readonly Build[],
  painted: Promise<void>,
): Composition {
  const { session, navigate, report } = platform.platformFor('shell');
  const { location } = window;
  const { keys, ...first } = page;
  const signed = keys ? '/signed' : '';
  return compose({
    page: window,
    platformVersion: PLATFORM_VERSION,
    federation: browserFederation(LOAD_LIMIT_MS),
    registry: registryClient({
      first,
      overrides,
      keys: keys ?? null,
      address: `/registry${signed}`,
      fetch: (...request) => window.fetch(...request),
      follow: registryEvents(`${location.origin.replace(/^http/, 'ws')}/registry/events${signed}`),
      painted,
      report,
    }),
    platformFor: area => platform.platformFor(area),
    readiness: area => platform.holds.of(area),
    readinessChanges: platform.holds.changes,
    hold: area => platform.holds.hold(area, 'typed'),
    entered: area => platform.entered(area),
    release: area => platform.release(area),
    unasked: platform.unasked,
    painted,
    isUser: () => session.state().kind === 'user',
    sessionChanges: session.changes,
    // Replaced, or "back" would lead to the guarded page and from there to the sign-in page again.
    askToSignIn: () => void navigate(signInPath(location.pathname + location.search), { replace: true, force: true }),
    report,
  });
}
