import { AmountField } from '@tradefloor/area/amount';
import { STOP_STEP } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Rise } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profitDecimals } from '../positions/row-figures';
import type { StopField as Name } from './stop-rules';
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
  const { draft, change, quote, scale } = stopping;
  const { fault, brought } = stopping.of(name);
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
        onChange={text => {
          // A step down from nothing: there is no price below it.
          setRefused(text === '0' && draft[name] === '0');
          change({ [name]: text });
        }}
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
