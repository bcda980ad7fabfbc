import { usePair, WaitingForPair } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { PairChoice } from '../pair-choice/pair-choice';
import { hasLeverage } from '../terms/terms-of';
import { RecordsOf } from './records-page';
import { useOrderFilters } from './use-order-filters';

/** The user's leverage orders of one pair: the one that the address names, or that was looked at last. */
export default function PairOrders() {
  const { t } = useTranslation();
  const chosen = usePair(hasLeverage);
  const filters = useOrderFilters();
  const title = t('title.pairOrders');
  if (chosen.kind !== 'ready') return <WaitingForPair title={title} kind={chosen.kind} />;
  const { pair, choose } = chosen.value;
  return (
    <RecordsOf
      as="orders"
      title={title}
      filters={{ ...filters, wish: { ...filters.wish, pair } }}
      withPair={false}
      end={<PairChoice pair={pair} choose={choose} />}
    />
  );
}
