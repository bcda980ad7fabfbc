/** What is read there: one address has many articles, orders, deals, by their `id`. */
const shownAt = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`;

/** look.begins-at-head: where somebody was on a page is the browser's to find again, when they go back. */
export function beginAtHead(page: Window): void {
  let before = shownAt(page.location);
  const handleEvent = ({ isTrusted }: Event) => {
    const now = shownAt(page.location);
    // The browser tells by itself of going back and forward only.
    if (now !== before && !isTrusted) page.document.scrollingElement?.scrollTo(0, 0);
    before = now;
  };
  page.addEventListener('popstate', { handleEvent });
}
