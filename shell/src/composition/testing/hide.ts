/** As a user who goes to another tab, or comes back. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
