/** Notices lie over a dialog: dismissing one must not close what is under it. */
export function staysOpenForNotices(event: Event): void {
  const original: unknown = event instanceof CustomEvent ? event.detail?.originalEvent : event;
  const target = original instanceof Event ? original.target : null;
  if (target instanceof Element && target.closest('[data-toasts]') !== null) event.preventDefault();
}

/** Escape belongs to the innermost open thing; Radix hears it first, while the event is still on its way down. */
export function staysOpenForLists(event: Event): void {
  if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault();
  }
}
