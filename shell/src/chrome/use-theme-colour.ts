import { useLayoutEffect, type RefObject } from 'react';

/** The browser's own bars take the header's colour, which is written once, in the tokens. */
export function useThemeColour(inside: RefObject<HTMLElement | null>, theme: 'night' | 'day'): void {
  useLayoutEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const scope = inside.current?.closest(`[data-theme='${theme}']`);
    if (meta === null || !scope) return;
    meta.content = getComputedStyle(scope).getPropertyValue('--panel').trim();
  }, [inside, theme]);
}
