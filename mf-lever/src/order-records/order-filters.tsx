import { NativeSelect, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { PairFilter } from '../pair-choice/pair-filter';
import { PERIODS, SIDES, STATES } from './order-wish';
import type { OrderFilters } from './use-order-filters';
import styles from './order-records.module.css';

interface FiltersProps {
  readonly filters: OrderFilters;
  /** Left out where the page is of one pair, which its head chooses. */
  readonly withPair: boolean;
}

export function OrderFiltersBar({ filters, withPair }: FiltersProps) {
  const { t } = useTranslation();
  const { wish, narrows, chooseSide, chooseState, choosePeriod } = filters;
  return (
    <div className={styles.filters}>
      {withPair ? <PairFilter /> : null}
      <NativeSelect
        label={t('records.state')}
        labelled="hidden"
        value={wish.state}
        onChange={chooseState}
        options={STATES.map(value => ({
          value,
          label: t(value === 'all' ? 'records.allStates' : `records.states.${value}`),
        }))}
      />
      {narrows ? (
        <>
          <NativeSelect
            label={t('records.period')}
            labelled="hidden"
            value={wish.period}
            onChange={choosePeriod}
            options={PERIODS.map(value => ({ value, label: t(`records.periods.${value}`) }))}
          />
          <Segmented
            size="small"
            label={t('positions.side')}
            value={wish.side}
            onChange={chooseSide}
            segments={SIDES.map(value => ({
              value,
              label: t(value === 'all' ? 'records.allSides' : `positions.sides.${value}`),
            }))}
          />
        </>
      ) : null}
    </div>
  );
}
