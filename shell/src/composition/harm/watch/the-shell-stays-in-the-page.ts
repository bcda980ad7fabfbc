import { atLooks, type Rule, type Scene } from './rule';
import { headerOf } from './the-header-stays-in-reach';

const AWAY_LOOKS = 2;

interface Place {
  readonly element: Element;
  readonly parent: Element;
}

/**
 * The shell, its header and its main part hang where they were when it began: React draws them once, and never again
 * what somebody else took out or moved.
 */
export function theShellStaysInThePage(shell: HTMLElement): Rule {
  const places = [shell, headerOf(shell), shell.querySelector('main')].flatMap((element): readonly Place[] =>
    element?.parentElement ? [{ element, parent: element.parentElement }] : [],
  );
  const order = new Map(places.map(({ element, parent }) => [element, [...parent.children]]));

  const away = (): Place | null => places.find(({ element, parent }) => element.parentElement !== parent) ?? null;

  function putBack({ element, parent }: Place): void {
    const siblings = order.get(element) ?? [];
    const after = siblings.slice(siblings.indexOf(element) + 1).find(each => each.parentElement === parent) ?? null;
    parent.insertBefore(element, after);
  }

  let last: string | undefined;
  const rule = atLooks<Place>(AWAY_LOOKS, away, ({ shown }: Scene) => {
    const names: string[] = [];
    for (let place = away(); place !== null && names.length < places.length; place = away()) {
      putBack(place);
      names.push(`<${place.element.localName}>`);
    }
    const what = `${names.join(', ')} had been taken out`;
    return { harm: 'page-hidden', what, of: last ?? [...shown].at(-1)?.build };
  });
  return {
    look: scene => rule.look(scene),
    came(build) {
      // What was away before it came was somebody else's doing.
      if (away() === null) last = build.build;
      rule.came?.(build);
    },
  };
}
