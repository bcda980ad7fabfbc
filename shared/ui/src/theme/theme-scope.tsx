import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './theme-scope.module.css';

const OverlayPlace = createContext<HTMLElement | null>(null);

interface ThemeScopeProps {
  readonly theme: 'night' | 'day';
  readonly rise?: 'green' | 'red' | 'colour-blind';
  readonly density?: 'normal' | 'compact';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page with a theme of its own, overlays opened in it included: those would else take the root's. */
export function ThemeScope({ theme, rise, density, className, children }: ThemeScopeProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <OverlayPlace value={place}>
      <div className={`${styles.scope} ${className ?? ''}`} data-theme={theme} data-rise={rise} data-density={density}>
        {children}
        <div ref={setPlace} />
      </div>
    </OverlayPlace>
  );
}

interface OverlaysInProps {
  /** `null` leaves them where they are. */
  readonly place: HTMLElement | null;
  readonly children: ReactNode;
}

/** What fills the screen hides all that lies beside it: overlays opened in it stand in it too. */
export function OverlaysIn({ place, children }: OverlaysInProps) {
  const around = useContext(OverlayPlace);
  return <OverlayPlace value={place ?? around}>{children}</OverlayPlace>;
}

/** Where overlays are put; the end of the page when `null`. */
export function useOverlayPlace(): HTMLElement | null {
  return useContext(OverlayPlace);
}
