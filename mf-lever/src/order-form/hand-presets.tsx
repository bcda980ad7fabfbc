import { compare, type Decimal, formatNumber, valueOfTyped } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';

interface HandPresetsProps {
  readonly presets: readonly Decimal[];
  /** As it is typed. */
  readonly value: string;
  readonly onChoose: (hands: string) => void;
}

/** As many hands at a press. */
export function HandPresets({ presets, value, onChoose }: HandPresetsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const typed = valueOfTyped(value);
  return (
    <fieldset className={styles.presets} aria-label={t('form.presets')}>
      {presets.map(preset => (
        <Button
          key={preset}
          size="small"
          aria-pressed={typed !== null && compare(typed, preset) === 0}
          onClick={() => onChoose(preset)}
        >
          {formatNumber(preset, language)}
        </Button>
      ))}
    </fieldset>
  );
}
