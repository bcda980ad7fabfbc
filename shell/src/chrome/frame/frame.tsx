import type { ReactNode } from 'react';
import { frameOf, type View } from '../view';
import { FrameNav } from './frame-nav';
import styles from './frame.module.css';

interface FrameProps {
  readonly route: View['route'];
  readonly children: ReactNode;
}

/** The navigation comes and goes beside the children, which keep their place: what is mounted in them stays mounted. */
export function Frame({ route, children }: FrameProps) {
  const frame = frameOf(route);
  return (
    <div className={styles.frame} data-frame={frame}>
      {frame === 'none' ? null : <FrameNav key={frame} place={frame} route={route} />}
      {children}
    </div>
  );
}
