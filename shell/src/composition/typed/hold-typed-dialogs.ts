const DIALOG = '[role=dialog], [role=alertdialog]';
const FIELD = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea';

/** An area holds until it is given back. */
type Hold = (area: string) => () => void;

/**
 * shell.typed-dialogs: what is typed into an open dialog is held, whether or not its build thinks of it: a swap asks first. A
 * field that was emptied again, or went with its dialog, holds nothing.
 */
export function holdTypedDialogs(page: Document, hold: Hold): void {
  const first = new WeakMap<Element, string>();
  const held = new Map<HTMLInputElement | HTMLTextAreaElement, () => void>();
  const closing = new MutationObserver(look);

  function look(): void {
    for (const [field, release] of held) {
      if (field.isConnected && field.value !== first.get(field)) continue;
      held.delete(field);
      release();
    }
    if (held.size === 0) closing.disconnect();
  }

  function begun(event: Event): void {
    const field = fieldOf(event);
    if (field !== null && !first.has(field)) first.set(field, field.value);
    look();
  }

  function typed(event: Event): void {
    const field = fieldOf(event);
    const dialog = field?.closest(DIALOG);
    const area = field?.closest<HTMLElement>('[data-area]')?.dataset['area'];
    if (!field || !dialog || area === undefined) return;
    // Filled without a visit, as a password manager does.
    if (!first.has(field)) first.set(field, '');
    if (!held.has(field) && field.value !== first.get(field)) held.set(field, hold(area));
    // Overlays are put into an element that stays, and are taken out of it.
    if (dialog.parentElement) closing.observe(dialog.parentElement, { childList: true });
    look();
  }

  page.addEventListener('focusin', begun, true);
  page.addEventListener('input', typed, true);
  // What a form empties by itself, once it was sent, says nothing.
  page.addEventListener('click', () => setTimeout(look), true);
}

function fieldOf({ target }: Event): HTMLInputElement | HTMLTextAreaElement | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.matches(FIELD) && target.closest(DIALOG) !== null ? target : null;
}
