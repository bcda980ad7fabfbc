import { atLooks, type Finding, type Rule, type Scene } from './rule';

/** They lie over everything, and are asked for; what is open over the header may be one. */
const OVER_ALL = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-toasts] > *';
const COVERED_LOOKS = 4;

/** Nobody gets anywhere where every place of the header has something else over it. */
export function theHeaderStaysInReach(page: Window, isReal = ({ isTrusted }: Event) => isTrusted): Rule {
  let isCovered = false;
  let isOpened = false;
  // What somebody opened may lie there for as long as they like.
  const pressed = (press: Event): void => {
    if (isReal(press) && !isCovered) isOpened = true;
  };
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, pressed, true);

  function see(scene: Scene): Element | null {
    const cover = coverOf(scene);
    isCovered = cover !== null;
    return cover;
  }

  const rule = atLooks(COVERED_LOOKS, see, ({ shown }, cover) => found(cover, isOpened ? new Set() : shown));
  return {
    look: scene => rule.look(scene),
    came(build) {
      isOpened = false;
      rule.came?.(build);
    },
  };
}

/** What hangs in an area is its own; beside the shell extensions put things as well. */
function found(cover: Element, shown: Scene['shown']): Finding {
  const area = cover.closest<HTMLElement>('[data-area]')?.dataset['area'];
  const by = [...shown].findLast(build => build.area === area)?.build ?? null;
  return { harm: 'page-covered', what: `<${cover.localName}> lies over the header`, by };
}

/** Null where one place is free: a tooltip or a password manager's offer lies over some for a while. */
function coverOf({ page: { document }, shell }: Scene): Element | null {
  if (document.fullscreenElement !== null || document.querySelector(OVER_ALL) !== null) return null;
  const header = headerOf(shell);
  if (header === null) return null;
  const met = placesOf(header).flatMap(place => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return width === 0 || height === 0 ? [] : [document.elementFromPoint(left + width / 2, top + height / 2)];
  });
  // Scrolled out of the window nothing is met.
  const isFree = met.some(each => each === null || header.contains(each));
  return isFree ? null : (met[0] ?? null);
}

export function headerOf(shell: Element): Element | null {
  return [...shell.querySelectorAll('header')].find(header => header.closest('[data-area]') === null) ?? null;
}

export const placesOf = (header: Element): readonly Element[] => [...header.querySelectorAll('a[href], button')];
