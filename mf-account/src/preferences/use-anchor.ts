import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the card that the address names into sight; the browser does it only for pages that it loads itself. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const show = (): boolean => {
      const card = document.querySelector(`#${CSS.escape(hash.slice(1))}`);
      card?.scrollIntoView();
      return card !== null;
    };
    if (show()) return undefined;
    // Some cards come once the server has said that it has what they need.
    const coming = new MutationObserver(() => {
      if (show()) coming.disconnect();
    });
    coming.observe(document.body, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [hash]);
}
