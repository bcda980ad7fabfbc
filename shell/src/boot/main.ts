import { gallery, loadTexts, mountChrome } from '../chrome';
import { createPlatform } from '../platform';
import { composition } from './composition';
import { firstScreen } from './first-screen';
import { element, overridesInPage, registryInPage } from './page';
import { runPreloaded } from './run-preloaded';
import { keepOnePolicy } from './trusted-types';

keepOnePolicy(globalThis.trustedTypes);

// The page carries the registry and preloads what its address needs first (gateway); here it begins to run, beside
// the one thing that the chrome has to wait for.
const first = firstScreen(window);
const platform = createPlatform({ painted: first.painted });
const shell = platform.platformFor('shell');
const registry = registryInPage();
runPreloaded(document, registry);
const areas = composition(platform, registry, overridesInPage(registry), first.painted);
areas.warm();

const texts = await loadTexts(shell.language.code(), shell.report);
const chrome = mountChrome(element('shell'), {
  ...platform,
  platform: shell,
  texts,
  painted: first.painted,
  menu: areas.menu,
  reload: () => window.location.reload(),
  ...(gallery && { gallery }),
});
platform.provideParts(areas.parts);
platform.provideTexts(texts.t);
// Before the areas, so that a dirty form is asked before single-spa leaves it.
platform.start();
areas.start({
  slot: chrome.slot,
  route(route) {
    chrome.showRoute(route);
    if (route === 'not-found') first.shown();
  },
  loading: chrome.showLoading,
  area() {
    chrome.showArea();
    first.shown();
  },
  fault(area, fault, retry) {
    chrome.showFault(area, fault, retry);
    first.shown();
  },
  askToReplace: chrome.askToReplace,
  askReload: chrome.askReload,
});
