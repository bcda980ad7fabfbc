import { Badge } from '@tradefloor/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Level, stateOf } from './rules';
import styles from './levels.module.css';

const LEVELS: readonly Level[] = [1, 2, 3];
const TITLES = { 1: 'identity.level.one', 2: 'identity.level.two', 3: 'identity.level.three' } as const;
const NEEDS = { 1: 'identity.level.oneNeeds', 2: 'identity.level.twoNeeds', 3: 'identity.level.threeNeeds' } as const;
const GIVES = { 1: 'identity.level.oneGives', 2: 'identity.level.twoGives', 3: 'identity.level.threeGives' } as const;
const STATES = {
  reached: 'identity.level.reached',
  next: 'identity.level.next',
  later: 'identity.level.later',
} as const;
const TONES = { reached: 'accent', next: 'warn', later: 'plain' } as const;

/** account.level-three: verification in three levels. */
export function Levels({ level: reached }: { readonly level: Level }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.levels} aria-label={t('identity.levels')}>
      {LEVELS.map(level => {
        const state = stateOf(level, reached);
        return (
          <li
            key={level}
            className={`${styles.level} ${styles[state]}`}
            aria-current={level === reached ? 'step' : undefined}
          >
            <div className={styles.head}>
              <h2 className={styles.title}>{t(TITLES[level])}</h2>
              <Badge tone={TONES[state]}>
                {state === 'reached' ? <Check size={12} aria-hidden /> : null}
                {t(STATES[state])}
              </Badge>
            </div>
            <p className={styles.needs}>{t(NEEDS[level])}</p>
            <p className={styles.gives}>{t(GIVES[level])}</p>
          </li>
        );
      })}
    </ol>
  );
}
