import { WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { type Direction, formatPercent } from '@tradefloor/money';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import { FormNote, FormPanel, ModeTabs } from '@tradefloor/trading';
import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { TermsLink } from '../leverage-pages/page-links';
import { termsOf } from '../terms/terms-of';
import { CalculatorButton } from './calculator-button';
import { Fields } from './fields';
import { useFormActions, useFormState } from './form-context';
import { LeverageAccount } from './leverage-account';
import { TermsCard } from './terms-card';

const DIRECTIONS: readonly Direction[] = ['long', 'short'];
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
      <FormPanel label={t('form.title')} end={<CalculatorButton pair={pair} />} under={<TermsCard pair={pair} />}>
        <WaysIn text={t('form.guest')} />
      </FormPanel>
    );
  }
  return (
    <FormPanel
      label={t('form.title')}
      end={
        <>
          <FormNote>{t('form.feeNote', { percent: formatPercent(fee, language) })}</FormNote>
          <CalculatorButton pair={pair} />
        </>
      }
      under={
        <>
          <LeverageAccount pair={pair} />
          <TermsLink />
        </>
      }
    >
      <Segmented
        label={t('positions.side')}
        value={draft.direction}
        onChange={direction => change({ kind: 'direction', direction })}
        segments={DIRECTIONS.map(value => ({ value, label: t(`form.directions.${value}`), tone: TONES[value] }))}
      />
      <ModeTabs value={draft.mode} onChange={mode => change({ kind: 'mode', mode })} />
      <Fields pair={pair} />
    </FormPanel>
  );
}
