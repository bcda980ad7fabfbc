import type { RefObject } from 'react';
import type { View } from '../view';
import { FaultCard } from './fault-card';
import { NoArea } from './no-area';
import { Skeleton } from './skeleton';
import styles from './stage.module.css';
import { useArrivingFocus } from './use-arriving-focus';

interface StageProps {
  readonly view: View;
  readonly main: RefObject<HTMLElement | null>;
  readonly slot: RefObject<HTMLDivElement | null>;
}

/** The slot is an element that React draws once and never looks into: areas come and go in it by themselves. */
export function Stage({ view, main, slot }: StageProps) {
  useArrivingFocus(main, view.route);
  const isNotFound = view.route === 'not-found';
  const fault = view.cover.kind === 'fault' ? view.cover.fault : null;
  return (
    <main ref={main} id="areas" tabIndex={-1} className={styles.main} aria-busy={view.cover.kind === 'loading'}>
      <div ref={slot} className={styles.slot} hidden={isNotFound || fault !== null} />
      {isNotFound ? <NoArea /> : null}
      {fault === null ? null : <FaultCard fault={fault} />}
      {view.cover.kind === 'loading' ? <Skeleton /> : null}
    </main>
  );
}
