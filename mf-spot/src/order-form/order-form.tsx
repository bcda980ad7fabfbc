import { WaysIn } from '@tradefloor/area/page';
import type { PriceMode, Quote, Side } from '@tradefloor/contract';
import { useSession } from '@tradefloor/platform/react';
import { Badge, Panel, Segmented, Tabs } from '@tradefloor/ui';
import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Assets } from '../balances/assets';
import { feeOf } from './fee';
import { Fields } from './fields';
import { useFormActions, useFormState } from './form-context';
import styles from './order-form.module.css';

const SIDES: readonly Side[] = ['buy', 'sell'];
const MODES: readonly PriceMode[] = ['limit', 'market'];
const TONES = { buy: 'rise', sell: 'fall' } as const;

export function OrderForm({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const fee = feeOf(pair);
  return (
    <Panel
      label={t('form.title')}
      className={styles.panel}
      end={
        <>
          {pair.leverageShare === null ? null : <Badge>{t('form.leverage')}</Badge>}
          <span className={styles.feeNote}>
            {t(fee.isMost ? 'form.feeNoteMost' : 'form.feeNote', { percent: formatPercent(fee.percent, language) })}
          </span>
        </>
      }
    >
      <div className={styles.form}>
        <Segmented
          label={t('orders.side')}
          value={draft.side}
          onChange={side => change({ kind: 'side', side })}
          segments={SIDES.map(value => ({ value, label: t(`orders.sides.${value}`), tone: TONES[value] }))}
        />
        <div className={styles.modes}>
          <Tabs
            size="small"
            label={t('orders.type')}
            value={draft.mode}
            onChange={mode => change({ kind: 'mode', mode })}
            tabs={MODES.map(value => ({ value, label: t(`form.mode.${value}`) }))}
          />
        </div>
        <Fields pair={pair} />
        {/* spot.guest-form */}
        {session.kind === 'guest' ? <WaysIn text={t('form.guest')} /> : null}
      </div>
      {session.kind === 'guest' ? null : <Assets pair={pair} />}
    </Panel>
  );
}
