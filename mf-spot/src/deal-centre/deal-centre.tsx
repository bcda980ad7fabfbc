import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFormProvider } from '../order-form/order-form-provider';
import styles from './deal-centre.module.css';
import { TabPrice } from './tab-price';
import { type Help, TradingKeys } from './trading-keys';
import { TradingScreen } from './trading-screen';
import { usePair } from './use-pair';

/** Until the pairs are known. */
const ROWS_LOADING = 24;

export default function DealCentre() {
  const { t } = useTranslation();
  const state = usePair();
  const [help, setHelp] = useState<Help>('never');
  const openHelp = useCallback(() => setHelp('open'), []);
  if (state.kind !== 'open') {
    return (
      <div className={styles.waiting}>
        <h1 className={styles.waitingTitle}>{t('title.dealCentre')}</h1>
        {state.kind === 'unreachable' ? (
          <ErrorState title={t('markets.unreachable')} text={t('markets.unreachableText')} />
        ) : (
          <SkeletonRows rows={ROWS_LOADING} label={t('markets.loading')} />
        )}
      </div>
    );
  }
  const { pair, choose } = state;
  return (
    <OrderFormProvider pair={pair}>
      <TabPrice pair={pair} />
      <TradingKeys pair={pair} help={help} onHelp={setHelp} />
      <TradingScreen pair={pair} onChoose={choose} onHelp={openHelp} />
    </OrderFormProvider>
  );
}
