import type { Build } from '@tradefloor/release';
import type { Lives } from '../own-listeners';
import { atLooks, type Rule } from './rule';

const EATEN_LOOKS = 3;
/** What is open may close at a press beside it, ours too. */
const OPEN = '[aria-expanded=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Who eats every press is found by a press of our own, which is nobody's: it bubbles nowhere and means nothing. */
export function clicksArrive(lives: Lives): Rule {
  return atLooks(
    EATEN_LOOKS,
    ({ page: { document } }) => (document.querySelector(OPEN) === null && !arrives(document)) || null,
    ({ page: { document }, shown }) => {
      const suspect = [...shown].findLast(({ build }) => lives.has(build));
      if (suspect) endListeners(lives, suspect);
      // Its listeners beyond its own element have ended, and presses arrive: it was theirs.
      const by = suspect && arrives(document) ? suspect.build : null;
      return { harm: 'presses-eaten', what: 'a press never comes to what it is on', by };
    },
  );
}

function arrives({ head }: Document): boolean {
  const press = new MouseEvent('click', { cancelable: true });
  let heard = false;
  const hear = (): void => void (heard = !press.defaultPrevented);
  head.addEventListener('click', hear);
  head.dispatchEvent(press);
  head.removeEventListener('click', hear);
  return heard;
}

function endListeners(lives: Lives, { build }: Build): void {
  lives.get(build)?.abort();
  lives.delete(build);
}
