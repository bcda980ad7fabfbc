import { Countdown } from '@tradefloor/area/clock';
import type { MicroDirection } from '@tradefloor/contract';
import { useOnline } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormState } from './form-context';
import type { Lock } from './form-summary';
import styles from './order-form.module.css';

interface UpDownProps {
  readonly lock: Lock | null;
  readonly currency: string;
  /** Of the day of one's own limit, by the server's clock. */
  readonly endsAt: number | null;
  readonly onPress: (direction: MicroDirection) => void;
}

const WAYS = [
  { direction: 'up', variant: 'buy', Arrow: ArrowUp },
  { direction: 'down', variant: 'sell', Arrow: ArrowDown },
] as const;

/** The two answers to where the price goes; or why none is taken now. */
export function UpDown({ lock, currency, endsAt, onPress }: UpDownProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { submission } = useFormState();
  return (
    <>
      <div className={styles.ways}>
        {WAYS.map(({ direction, variant, Arrow }) => (
          <Button
            key={direction}
            size="large"
            variant={variant}
            data-way={direction}
            disabled={!isOnline || lock !== null}
            loading={submission !== 'idle'}
            start={<Arrow size={16} aria-hidden />}
            onClick={() => onPress(direction)}
          >
            {t(`direction.${direction}`)}
          </Button>
        ))}
      </div>
      <output className={styles.told}>
        {submission === 'checking'
          ? t('form.checking')
          : !isOnline
            ? t('form.offline')
            : lock === null
              ? ''
              : t(`form.lock.${lock}`, { currency })}
      </output>
      {lock === 'reached' && endsAt !== null ? (
        <p className={styles.told}>
          {t('form.opensIn')} <Countdown deadline={endsAt} />
        </p>
      ) : null}
    </>
  );
}
