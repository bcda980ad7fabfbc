import { indicatorName } from '@tradefloor/charts';
import { Checkbox, IconButton, Popover } from '@tradefloor/ui';
import { SquareFunction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './choices.module.css';
import { INDICATORS } from './indicators';
import type { IndicatorsProps } from './indicators-button';

/** Opens as it comes: its code was fetched by the press that asked for it. */
export default function IndicatorChoices({ chosen, onChange }: IndicatorsProps) {
  const { t } = useTranslation();
  return (
    <Popover
      defaultOpen
      align="start"
      label={t('chart.indicators')}
      trigger={
        <IconButton size="small" label={t('chart.indicators')}>
          <SquareFunction size={16} aria-hidden />
        </IconButton>
      }
    >
      <fieldset className={styles.choices}>
        <legend className={styles.title}>{t('chart.indicators')}</legend>
        {INDICATORS.map(({ id, indicator }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={isChosen => onChange(isChosen ? [...chosen, id] : chosen.filter(one => one !== id))}
          >
            {indicatorName(indicator)}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  );
}
