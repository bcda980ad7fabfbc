import type { Finding, Rule } from './rule';
import { headerOf } from './the-header-stays-in-reach';

/** What changes how every screen looks or answers; what extensions set there is something else. */
const STYLES = 'display visibility opacity pointer-events overflow transform zoom font-size user-select'.split(' ');
const ATTRIBUTES = ['hidden', 'inert', 'aria-hidden', 'contenteditable'];
/** What is open takes the pointer from the page and hides it from readers, and gives both back. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

interface Mark {
  readonly what: string;
  readonly read: () => unknown;
  readonly put: (value: unknown) => void;
}

/** Html and body, the shell and its header are as they were when the build came. */
export function nothingIsLeftOnTheShell(page: Window): Rule {
  const { document } = page;
  const shell = document.getElementById('shell');
  const elements = [document.documentElement, document.body, shell, shell && headerOf(shell)];
  const marks = [
    ...elements.flatMap(element => (element instanceof HTMLElement ? marksOf(element) : [])),
    ...[page, document, document.body].flatMap(handlersOf),
    property(document, 'designMode'),
    { ...property(page, 'name'), what: 'window.name' },
  ];
  const look = (): readonly unknown[] => marks.map(({ read }) => read());
  let before: readonly unknown[] | null = null;
  let left: string | null = null;
  let isGone = false;
  /** As it was when the next one came: what is otherwise since then is not of the one that had gone. */
  let between: { readonly marks: readonly unknown[]; readonly animations: readonly Animation[] } | null = null;

  function restore(kept: readonly unknown[], of: string): Finding | null {
    const now = look();
    const isSince = (at: number): boolean => between !== null && between.marks[at] !== now[at];
    const changed = marks.filter((_, at) => kept[at] !== now[at] && !isSince(at));
    for (const mark of changed) mark.put(kept[marks.indexOf(mark)]);
    before = look().map((value, at) => (isSince(at) ? kept[at] : value));
    const gone = endAnimations(animationsOn(document).filter(each => between?.animations.includes(each) ?? true));
    if (changed.length === 0 && gone === 0) return null;
    const what = [...changed.map(mark => mark.what), ...(gone === 0 ? [] : ['an animation'])].join(', ');
    return { harm: 'styles-outside', what: `${what} stays`, of };
  }

  return {
    look() {
      if (left === null || before === null || document.querySelector(OPEN)) return null;
      const found = restore(before, left);
      left = null;
      isGone = false;
      between = null;
      return found;
    },
    came() {
      before ??= look();
      if (isGone) between ??= { marks: look(), animations: animationsOn(document) };
    },
    went() {
      isGone = true;
      between = null;
    },
    left: ({ build }) => void (left = build),
  };
}

function marksOf(element: HTMLElement): readonly Mark[] {
  const { localName: name, style } = element;
  return [
    ...STYLES.map((wanted): Mark => ({
      what: `${wanted} of <${name}>`,
      read: () => style.getPropertyValue(wanted),
      put: value => style.setProperty(wanted, typeof value === 'string' ? value : ''),
    })),
    ...ATTRIBUTES.map((wanted): Mark => ({
      what: `${wanted} of <${name}>`,
      read: () => element.getAttribute(wanted),
      put(value) {
        if (typeof value === 'string') element.setAttribute(wanted, value);
        else element.removeAttribute(wanted);
      },
    })),
  ];
}

/** `onclick` and its like listen without being among the listeners. */
function handlersOf(target: object): readonly Mark[] {
  const names: string[] = [];
  for (const name in target) if (name.startsWith('on')) names.push(name);
  return names.map(name => property(target, name));
}

const property = (of: object, name: string): Mark => ({
  what: name,
  read: () => Reflect.get(of, name),
  put: value => void Reflect.set(of, name, value),
});

/** Of scripts, on what is the shell's and has none: those of style sheets have names. */
function animationsOn(document: Document): readonly Animation[] {
  const all = [document.documentElement, document.body, document.getElementById('shell')].flatMap(
    element => element?.getAnimations?.() ?? [],
  );
  return all.filter(animation => !('animationName' in animation) && !('transitionProperty' in animation));
}

function endAnimations(all: readonly Animation[]): number {
  for (const animation of all) animation.cancel();
  return all.length;
}
