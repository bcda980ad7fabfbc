/** Not in the middle of something: when the user goes elsewhere anyway. */
export function askReloadOnTheWay(page: Window, isOutdated: () => boolean, askReload: () => void): void {
  let path = page.location.pathname;
  const handleEvent = () => {
    if (page.location.pathname === path) return;
    path = page.location.pathname;
    if (isOutdated()) askReload();
  };
  page.addEventListener('popstate', { handleEvent });
}
