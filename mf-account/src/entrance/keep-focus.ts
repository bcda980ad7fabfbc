/** Whoever has tabbed to a field or a link of a place, or pressed it, stays on it when the form has come. */
export function keepFocus(place: HTMLElement | null): void {
  const focused = document.activeElement;
  if (place === null || !(focused instanceof HTMLElement) || !place.contains(focused)) return;
  const same = sameAs(focused);
  // The form is there once this frame's changes are; whoever pressed something else meanwhile is there.
  queueMicrotask(() => {
    if (document.activeElement === null || document.activeElement === document.body) same()?.focus();
  });
}

function sameAs(focused: HTMLElement): () => HTMLElement | undefined {
  const address = focused.getAttribute('href');
  if (address !== null) {
    return () => document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(address)}]`) ?? undefined;
  }
  // The choice of e-mail or phone is called as the fields are.
  const [label, kind] = [labelOf(focused), isRadio(focused)];
  return () =>
    [...document.querySelectorAll<HTMLElement>('main input')].find(
      input => labelOf(input) === label && isRadio(input) === kind,
    );
}

const isRadio = (element: HTMLElement): boolean => element.getAttribute('type') === 'radio';
const labelOf = (element: HTMLElement): string | null =>
  element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? null) : null;
