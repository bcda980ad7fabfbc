import { WaysIn } from '@tradefloor/area/page';
import type { Quote, Side } from '@tradefloor/contract';
import { Badge, Segmented } from '@tradefloor/ui';
import { formatPercent } from '@tradefloor/money';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import { FormNote, FormPanel, ModeTabs } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { Assets } from '../balances/assets';
import { feeOf } from './fee';
import { Fields } from './fields';
import { useFormActions, useFormState } from './form-context';

const SIDES: readonly Side[] = ['buy', 'sell'];
const TONES = { buy: 'rise', sell: 'fall' } as const;

export function OrderForm({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const fee = feeOf(pair);
  return (
    <FormPanel
      label={t('form.title')}
      end={
        <>
          {pair.leverageShare === null ? null : <Badge>{t('form.leverage')}</Badge>}
          <FormNote>
            {t(fee.isMost ? 'form.feeNoteMost' : 'form.feeNote', { percent: formatPercent(fee.percent, language) })}
          </FormNote>
        </>
      }
      under={session.kind === 'guest' ? null : <Assets pair={pair} />}
    >
      <Segmented
        label={t('orders.side')}
        value={draft.side}
        onChange={side => change({ kind: 'side', side })}
        segments={SIDES.map(value => ({ value, label: t(`orders.sides.${value}`), tone: TONES[value] }))}
      />
      <ModeTabs value={draft.mode} onChange={mode => change({ kind: 'mode', mode })} />
      <Fields pair={pair} />
      {/* spot.guest-form */}
      {session.kind === 'guest' ? <WaysIn text={t('form.guest')} /> : null}
    </FormPanel>
  );
}
