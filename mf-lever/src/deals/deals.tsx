import { instantOf, TableList, useRows } from '@tradefloor/area/list';
import type { LeverageTrade, Quote } from '@tradefloor/contract';
import { usePair, WaitingForPair } from '@tradefloor/trading';
import { EmptyState, Panel } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { LeveragePage } from '../leverage-pages/leverage-page';
import { PairChoice } from '../pair-choice/pair-choice';
import { usePositionActs } from '../positions/use-position-acts';
import { hasLeverage } from '../terms/terms-of';
import { useDealColumns } from './deal-columns';
import { pairDeals } from './pair-deals';

const HEADS = ['positions.time', 'positions.side', 'deals.price', 'deals.volume', 'deals.own'] as const;

/** All trades of the pair that the address names, or that was looked at last. */
export default function Deals() {
  const { t } = useTranslation();
  const chosen = usePair(hasLeverage);
  if (chosen.kind !== 'ready') return <WaitingForPair title={t('title.trades')} kind={chosen.kind} />;
  const { pair, choose } = chosen.value;
  return (
    <LeveragePage title={t('title.trades')} end={<PairChoice pair={pair} choose={choose} />}>
      <Panel label={t('title.trades')} headHidden>
        <DealList key={pair.key} pair={pair} />
      </Panel>
    </LeveragePage>
  );
}

function DealList({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  return (
    <TableList
      look="roomy"
      label={t('title.trades')}
      listing={useRows(pairDeals(pair))}
      columns={useDealColumns(usePositionActs())}
      rowKey={keyOf}
      failed={t('deals.failed')}
      empty={<EmptyState title={t('deals.none')} />}
      file={{
        name: `leverage-trades-${pair.base}-${pair.quote}`,
        heads: HEADS.map(key => t(key)),
        cells: ({ time, direction, price, amount, own }) => [
          instantOf(time),
          direction === null ? '' : t(`positions.sides.${direction}`),
          price,
          amount,
          own === null ? '' : t(`records.states.${own.status}`),
        ],
      }}
    />
  );
}

const keyOf = ({ id }: LeverageTrade): string => id;
