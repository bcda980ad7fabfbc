import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the card that the address names into sight; the browser does it only for pages that it loads itself. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [hash]);
}
