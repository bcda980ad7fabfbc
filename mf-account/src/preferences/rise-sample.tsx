import type { Look } from '@tradefloor/platform';
import { Directed } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './choice-row.module.css';

const WORDS = {
  green: 'preferences.riseGreen',
  red: 'preferences.riseRed',
  'colour-blind': 'preferences.riseColourBlind',
} as const satisfies Record<Look['rise'], string>;

/** The words in the colours that they speak of, whatever is chosen now. */
export function RiseSample({ rise }: { readonly rise: Look['rise'] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.rise}>
      <span data-rise={rise} aria-hidden="true" className={styles.rise}>
        <Directed direction={1}>▲</Directed>
        <Directed direction={-1}>▼</Directed>
      </span>
      {t(WORDS[rise])}
    </span>
  );
}
