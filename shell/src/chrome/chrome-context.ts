import { createContext, useContext } from 'react';
import type { Content } from './content/content';
import type { ChromeDeps } from './deps';
import type { InstallOffer } from './header/install-offer';

export interface ChromeParts extends ChromeDeps {
  readonly content: Content;
  readonly install: InstallOffer;
}

/** Within the chrome's own React root only: no context crosses into an area. */
const ChromeContext = createContext<ChromeParts | null>(null);

export const ChromeProvider = ChromeContext.Provider;

export function useChrome(): ChromeParts {
  const parts = useContext(ChromeContext);
  if (parts === null) throw new Error('the chrome is drawn outside mountChrome');
  return parts;
}

export function useContent(): Content {
  return useChrome().content;
}
