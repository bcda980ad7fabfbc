import { WaysIn } from '@tradefloor/area/page';
import type { PriceMode, Quote } from '@tradefloor/contract';
import { type Direction, formatPercent } from '@tradefloor/money';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import { Panel, Segmented, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { termsOf } from '../terms/terms-of';
import { AccountCard } from './account-card';
import { CalculatorButton } from './calculator-button';
import { Fields } from './fields';
import { useFormActions, useFormState } from './form-context';
import styles from './order-form.module.css';
import { TermsCard } from './terms-card';

const DIRECTIONS: readonly Direction[] = ['long', 'short'];
const MODES: readonly PriceMode[] = ['limit', 'market'];
const TONES = { long: 'rise', short: 'fall' } as const;

export function OrderForm({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const { fee } = termsOf(pair);
  if (session.kind === 'guest') {
    return (
      <Panel label={t('form.title')} className={styles.panel} end={<CalculatorButton pair={pair} />}>
        <div className={styles.form}>
          <WaysIn text={t('form.guest')} />
        </div>
        <TermsCard pair={pair} />
      </Panel>
    );
  }
  return (
    <Panel
      label={t('form.title')}
      className={styles.panel}
      end={
        <>
          <span className={styles.feeNote}>{t('form.feeNote', { percent: formatPercent(fee, language) })}</span>
          <CalculatorButton pair={pair} />
        </>
      }
    >
      <div className={styles.form}>
        <Segmented
          label={t('positions.side')}
          value={draft.direction}
          onChange={direction => change({ kind: 'direction', direction })}
          segments={DIRECTIONS.map(value => ({ value, label: t(`form.directions.${value}`), tone: TONES[value] }))}
        />
        <div className={styles.modes}>
          <Tabs
            size="small"
            label={t('form.type')}
            value={draft.mode}
            onChange={mode => change({ kind: 'mode', mode })}
            tabs={MODES.map(value => ({ value, label: t(`form.mode.${value}`) }))}
          />
        </div>
        <Fields pair={pair} />
      </div>
      <AccountCard pair={pair} />
    </Panel>
  );
}
