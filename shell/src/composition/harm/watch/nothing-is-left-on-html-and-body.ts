import type { Finding, Rule } from './rule';

/** What changes how every screen looks or answers; what extensions set there is something else. */
const STYLES = ['display', 'visibility', 'opacity', 'pointer-events'];
const ATTRIBUTES = ['hidden', 'inert', 'aria-hidden'];

type Mark = readonly [element: HTMLElement, kind: 'style' | 'attribute', name: string, value: string | null];

/** They are as they were when the build came; a dialog that is open takes pointers from the page, and gives them back. */
export function nothingIsLeftOnHtmlAndBody({ documentElement, body }: Document): Rule {
  const look = (): readonly Mark[] =>
    [documentElement, body].flatMap(element =>
      STYLES.map((name): Mark => [element, 'style', name, element.style.getPropertyValue(name)]).concat(
        ATTRIBUTES.map((name): Mark => [element, 'attribute', name, element.getAttribute(name)]),
      ),
    );
  let before: readonly Mark[] | null = null;
  let left: string | null = null;

  function restore(marks: readonly Mark[], of: string): Finding | null {
    const now = look();
    const changed = marks.filter(([, , , value], at) => value !== now[at]?.[3]);
    for (const mark of changed) put(mark);
    if (changed.length === 0) return null;
    const what = changed.map(([{ localName }, , name]) => `${name} of <${localName}>`).join(', ');
    return { harm: 'styles-outside', what: `${what} stays`, of };
  }

  return {
    look({ page }) {
      if (left === null || before === null || page.document.querySelector('[role=dialog], [role=alertdialog]'))
        return null;
      const found = restore(before, left);
      left = null;
      before = look();
      return found;
    },
    // The next one may come before the last one has quite gone.
    came: () => void (before ??= look()),
    left: ({ build }) => void (left = build),
  };
}

function put([element, kind, name, value]: Mark): void {
  if (kind === 'style') element.style.setProperty(name, value);
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
