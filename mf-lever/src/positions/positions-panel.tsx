import { countOf } from '@tradefloor/area/list';
import { WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { useSession } from '@tradefloor/platform/react';
import { useOwnList, useStaleNote } from '@tradefloor/trading';
import { Checkbox, Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountBar } from '../risk/account-bar';
import { EntrustList } from './entrust-list';
import { keptOnlyThisPair } from './kept-only-this-pair';
import { PastList } from './past-list';
import { PositionList } from './position-list';
import { useEntrusts, usePositions } from './use-positions';
import panel from './positions-panel.module.css';

const TABS = ['open', 'entrusts', 'closed', 'revoked'] as const;
type Tab = (typeof TABS)[number];

interface PositionsPanelProps {
  /** Which keeps its tab: "lever". */
  readonly screen: string;
  readonly pair: Pick<Quote, 'key' | 'base' | 'quote' | 'currencyId' | 'legalId'>;
  readonly end?: ReactNode;
}

/** Under the chart: the trader's positions and entrusts, and what became of them. */
export function PositionsPanel({ screen, pair, end }: PositionsPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useOwnList(screen, 'positions', TABS);
  const [onlyThisPair, setOnlyThisPair] = useState(() => keptOnlyThisPair.get());
  const hide = (isOnlyThisPair: boolean) => {
    keptOnlyThisPair.set(isOnlyThisPair);
    setOnlyThisPair(isOnlyThisPair);
  };
  const of = onlyThisPair ? pair : null;
  const positions = usePositions(of);
  const entrusts = useEntrusts(of);
  const stale = useStaleNote(positions.freshness);
  const isGuest = useSession().kind === 'guest';
  return (
    <Panel
      label={t('positions.title')}
      className={panel.panel}
      stale={stale}
      end={end}
      head={
        <Tabs<Tab>
          id={id}
          label={t('positions.title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'open', label: t('positions.title'), count: countOf(positions) },
            { value: 'entrusts', label: t('positions.entrusts'), count: countOf(entrusts) },
            { value: 'closed', label: t('positions.closedList') },
            { value: 'revoked', label: t('positions.revokedList') },
          ]}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        {isGuest ? (
          <WaysIn text={t('positions.guest')} />
        ) : (
          <OneOf
            tab={tab}
            pair={of}
            hidesStaleness={stale !== null}
            filters={
              <>
                <Checkbox checked={onlyThisPair} onChange={hide}>
                  {t('positions.hideOthers')}
                </Checkbox>
                {tab === 'open' ? <AccountBar /> : null}
              </>
            }
          />
        )}
      </TabPanel>
    </Panel>
  );
}

interface OneOfProps {
  readonly tab: Tab;
  readonly pair: PositionsPanelProps['pair'] | null;
  readonly filters: ReactNode;
  /** The panel says it of the positions: other lists may be old alone. */
  readonly hidesStaleness: boolean;
}

function OneOf({ tab, ...rest }: OneOfProps) {
  switch (tab) {
    case 'open':
      return <PositionList {...rest} hidesStaleness />;
    case 'entrusts':
      return <EntrustList {...rest} />;
    case 'closed':
    case 'revoked':
      return <PastList key={tab} status={tab} {...rest} />;
    default:
      return tab satisfies never;
  }
}
