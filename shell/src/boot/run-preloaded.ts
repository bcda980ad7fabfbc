import type { Registry } from '@tradefloor/release';

/**
 * Runs what the page preloads of the first area beside its entry, which each build keeps in a list until its entry runs.
 * Asked for one after the other, as the entry and its chunks would, they cost the first screen a frame apiece.
 */
export function runPreloaded(page: Document, { areas }: Registry): void {
  const builds = Object.values(areas).flatMap(area => area.builds);
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    const address = link.getAttribute('href') ?? '';
    const build = builds.find(({ base }) => address.startsWith(base));
    if (build && address !== build.base + build.entry) page.head.append(scriptOf(link));
  }
}

function scriptOf({ ownerDocument, href, integrity }: HTMLLinkElement): HTMLScriptElement {
  const script = ownerDocument.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = href;
  // Whoever asks for it again would find one that failed, and wait for it.
  for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
  return script;
}
