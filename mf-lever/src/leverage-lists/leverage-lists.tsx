import { WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { useSession } from '@tradefloor/platform/react';
import { Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePositionNews } from '../news/use-position-news';
import { EntrustList } from '../positions/entrust-list';
import { PositionList } from '../positions/position-list';
import { AccountBar } from '../risk/account-bar';
import { useRiskWarnings } from '../risk/use-risk-warnings';

const LISTS = ['open', 'entrusts'] as const;
type List = (typeof LISTS)[number];

interface LeverageListsProps {
  readonly pair: Pick<Quote, 'key' | 'base' | 'quote' | 'currencyId' | 'legalId'>;
}

/** What the user holds of one pair with leverage, and what waits: beside another area's screen of the pair. */
export function LeverageLists({ pair }: LeverageListsProps) {
  const { t } = useTranslation();
  const [list, setList] = useState<List>('open');
  usePositionNews();
  useRiskWarnings();
  if (useSession().kind === 'guest') return <WaysIn text={t('positions.guest')} />;
  const choice = (
    <Segmented
      size="small"
      label={t('positions.which.what')}
      value={list}
      onChange={setList}
      segments={LISTS.map(value => ({ value, label: t(value === 'open' ? 'positions.title' : 'positions.entrusts') }))}
    />
  );
  if (list === 'entrusts') return <EntrustList pair={pair} filters={choice} />;
  return (
    <PositionList
      pair={pair}
      filters={
        <>
          {choice}
          <AccountBar />
        </>
      }
    />
  );
}
