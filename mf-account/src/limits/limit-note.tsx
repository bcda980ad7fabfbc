import { Countdown } from '@tradefloor/area/clock';
import { Trans } from 'react-i18next';
import styles from './limit-note.module.css';

interface LimitNoteProps {
  readonly what: 'limit.send' | 'limit.code' | 'limit.password' | 'limit.register';
  readonly until: number;
}

/** What can't be done for a while, and how long that is. */
export function LimitNote({ what, until }: LimitNoteProps) {
  return (
    <span className={styles.note}>
      <Trans i18nKey={what} components={[<Countdown key="left" deadline={until} />]} />
    </span>
  );
}
