import type { Acting } from '@tradefloor/area/act';
import { useOnline } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';
import { Preferences } from './preferences';

interface FormEndProps {
  /** What the button does: "Buy BTC". */
  readonly label: string;
  readonly look: 'buy' | 'sell';
  readonly stage: Acting['stage'];
  readonly disabled?: boolean;
  /** What makes the sound: "Sound on fills". */
  readonly sound: string;
}

/** What every order form ends on: the button, what became of the order, and how the trader wants it. */
export function FormEnd({ label, look, stage, disabled = false, sound }: FormEndProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <>
      <Button
        type="submit"
        wide
        size="large"
        variant={look}
        disabled={!isOnline || disabled}
        loading={stage !== 'idle'}
      >
        {isOnline ? label : t('form.offline')}
      </Button>
      <output className={styles.checking}>{stage === 'checking' ? t('form.checking') : ''}</output>
      <Preferences sound={sound} />
    </>
  );
}
