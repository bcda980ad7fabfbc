import { type Registry, satisfies } from '@tradefloor/release';

/** Where something newer is published than this page can run. Not in the middle of something: when the user goes elsewhere anyway. */
export function askReloadOnTheWay(
  page: Window,
  registry: { current(): Registry },
  platformVersion: string,
  askReload: () => void,
): void {
  let path = page.location.pathname;
  const handleEvent = () => {
    if (page.location.pathname === path) return;
    path = page.location.pathname;
    if (isNewerThanThisPage(registry.current(), platformVersion)) askReload();
  };
  page.addEventListener('popstate', { handleEvent });
}

/** A reload brings it. */
function isNewerThanThisPage({ areas }: Registry, platformVersion: string): boolean {
  return Object.values(areas).some(({ builds, stable, blocked }) => {
    const newest = builds.find(({ build }) => build === stable);
    return newest !== undefined && !blocked.includes(newest.build) && !satisfies(platformVersion, newest.platform);
  });
}
