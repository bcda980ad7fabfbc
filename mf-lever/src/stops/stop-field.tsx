import { AmountField } from '@tradefloor/area/amount';
import { cut, STOP_STEP, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Rise } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profitDecimals } from '../positions/row-figures';
import { type StopField as Name, steppedStop } from './stop-rules';
import styles from './stops.module.css';
import type { Stopping } from './use-stopping';

interface StopFieldProps {
  readonly name: Name;
  readonly stopping: Stopping;
}

/** leverage.stop-step: in steps of 0.01, never below zero. */
export function StopField({ name, stopping }: StopFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isRefused, setRefused] = useState(false);
  const { draft, change, quote, scale, price } = stopping;
  const { fault, brought } = stopping.of(name);
  // An empty field steps from the price that its stop is measured by.
  const start = price === null ? ZERO : cut(price, scale ?? 0);
  const take = (text: string | null) => {
    setRefused(text === null);
    change({ [name]: text ?? ZERO });
  };
  return (
    <div className={styles.field}>
      <AmountField
        name={name}
        label={t(`stops.${name}`)}
        unit={quote}
        scale={scale}
        step={STOP_STEP}
        stepLabels={{ up: t('stops.up'), down: t('stops.down') }}
        value={draft[name]}
        onStep={times => take(steppedStop(draft[name], times, start))}
        onChange={take}
        error={fault ?? (isRefused ? t('stops.belowZero') : undefined)}
        hint={t(`stops.hint.${name}`)}
      />
      <p className={styles.brought}>
        <span>{t('stops.brings')}</span>
        <span>
          <Rise kind="amount" language={language} value={brought} decimals={profitDecimals(quote)} />
          {brought === null ? null : ` ${quote}`}
        </span>
      </p>
    </div>
  );
}
