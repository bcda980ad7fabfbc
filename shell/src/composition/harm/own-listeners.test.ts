/** @jest-environment jsdom */
import { endLife, type Lives, tieListeners } from './own-listeners';

function aPage() {
  const document = new EventTarget();
  const page = Object.assign(new EventTarget(), { document });
  let running: string | null = null;
  const lives: Lives = new Map();
  tieListeners(page as never, lives, () => running);
  const heard: string[] = [];
  return {
    page,
    document,
    lives,
    heard,
    run: (build: string | null) => (running = build),
    hear: (who: string) => () => void heard.push(who),
    press: () => [page, document].forEach(target => target.dispatchEvent(new Event('click'))),
  };
}

describe('tieListeners', () => {
  it('ends with a build what it listens to beyond its element, and nobody else’s', () => {
    const { page, document, lives, heard, run, hear, press } = aPage();
    page.addEventListener('click', hear('shell'));
    run('oldoldold');
    page.addEventListener('click', hear('old'), true);
    document.addEventListener('click', hear('old, of the document'), { passive: true });
    run('newnewnew');
    page.addEventListener('click', hear('new'));
    press();
    expect(heard.splice(0).toSorted()).toEqual(['new', 'old', 'old, of the document', 'shell']);
    lives.get('oldoldold')?.abort();
    press();
    expect(heard.toSorted()).toEqual(['new', 'shell']);
  });

  it('hears nothing for a build that listens once it is gone', () => {
    const { page, lives, heard, run, hear, press } = aPage();
    run('badbadbad');
    endLife(lives, 'badbadbad');
    page.addEventListener('click', hear('late'));
    press();
    expect(heard).toEqual([]);
  });

  it('leaves what is taken back, what is heard once, and what ends by a signal of its own', () => {
    const { page, lives, heard, run, hear, press } = aPage();
    const own = new AbortController();
    run('goodgood');
    const back = hear('back');
    page.addEventListener('click', back, true);
    page.removeEventListener('click', back, true);
    page.addEventListener('click', hear('once'), { once: true });
    page.addEventListener('click', hear('own'), { signal: own.signal });
    press();
    press();
    expect(heard.splice(0).toSorted()).toEqual(['once', 'own', 'own']);
    lives.get('goodgood')?.abort();
    press();
    own.abort();
    press();
    expect(heard).toEqual(['own']);
  });
});
