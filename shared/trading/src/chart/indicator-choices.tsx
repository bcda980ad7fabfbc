import { indicatorName } from '@tradefloor/charts';
import { Button, Checkbox, IconButton, Popover, TextField } from '@tradefloor/ui';
import { SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './choices.module.css';
import { type IndicatorId, indicatorOf, INDICATORS, isPeriod, PERIOD } from './indicators';
import type { IndicatorsProps } from './indicators-props';

/** Opens as it comes: its code was fetched by the press that asked for it. */
export function IndicatorChoices({ settings, change }: IndicatorsProps) {
  const { t } = useTranslation();
  const { indicators: chosen, periods } = settings;
  const choose = (id: IndicatorId, isChosen: boolean) =>
    change({ indicators: isChosen ? [...chosen, id] : chosen.filter(one => one !== id) });
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
        {INDICATORS.map(({ id, periods: usual }) => {
          const name = indicatorName(indicatorOf(id, periods));
          return (
            <div key={id} className={styles.line}>
              <Checkbox checked={chosen.includes(id)} onChange={isChosen => choose(id, isChosen)}>
                {name}
              </Checkbox>
              <span className={styles.periods}>
                {(periods[id] ?? usual).map((period, at, own) => (
                  <PeriodField
                    // oxlint-disable-next-line react/no-array-index-key -- a period is its place
                    key={at}
                    label={t('chart.period', { indicator: name, count: at + 1 })}
                    period={period}
                    onChange={next => change({ periods: { ...periods, [id]: own.with(at, next) } })}
                  />
                ))}
              </span>
            </div>
          );
        })}
        <Button size="small" variant="quiet" onClick={() => change({ periods: {} })}>
          {t('chart.usualPeriods')}
        </Button>
      </fieldset>
    </Popover>
  );
}

interface PeriodFieldProps {
  readonly label: string;
  readonly period: number;
  readonly onChange: (period: number) => void;
}

/** What can be no period is left standing while it is typed, and is the last good one again when the field is left. */
function PeriodField({ label, period, onChange }: PeriodFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      className={styles.period}
      label={label}
      labelled="hidden"
      inputMode="numeric"
      maxLength={String(PERIOD.most).length}
      value={typed ?? String(period)}
      onChange={text => {
        const digits = text.replaceAll(/\D/g, '');
        setTyped(digits);
        const next = Number.parseInt(digits, 10);
        if (isPeriod(next)) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
