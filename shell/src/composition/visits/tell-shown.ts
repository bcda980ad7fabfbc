import { type Shown, shownWord } from '@tradefloor/release';

/** A swap is over by then; and a line that was cut is found to be another one. */
const LOOKS_EVERY_MS = 1_000;

/** Says on the registry's line which builds are on screen, where it changes and on each new line; nothing of the user. */
export function tellShown(page: Window, shown: Iterable<Shown>, line: () => WebSocket | null): void {
  let told: { readonly line: WebSocket; readonly word: string } | null = null;
  page.setInterval(() => {
    const [now, word] = [line(), shownWord(shown)];
    if (now?.readyState !== WebSocket.OPEN || (told?.line === now && told.word === word)) return;
    now.send(word);
    told = { line: now, word };
  }, LOOKS_EVERY_MS);
}
