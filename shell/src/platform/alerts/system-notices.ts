/** What the system shows over other windows too. Nothing where the user, or the browser, does not allow it. */
export function systemNotices(page: Window): (text: string, id: string) => void {
  return (text, id) => {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    try {
      const shown = new Notification('Tradefloor', { body: text, tag: id });
      shown.addEventListener('click', () => {
        page.focus();
        shown.close();
      });
    } catch {
      // Telephones let only a service worker notify; the toast and the list are there all the same.
    }
  };
}
