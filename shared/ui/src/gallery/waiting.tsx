import { decimal } from '@tradefloor/money';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Panel } from '../panel/panel';
import { Rise } from '../rise/rise';
import { SkeletonRows } from '../skeleton/skeleton';
import { Exhibit } from './exhibit';
import styles from './gallery.module.css';

const retry = { label: 'Try again', run: () => undefined };

export function Waiting({ name }: { readonly name: string }) {
  const panel = styles.panel ?? '';
  return (
    <Exhibit name="A panel that loads, is empty, failed, is late, is stale" as="columns">
      <Panel label={`Loading, ${name}`} className={panel}>
        <SkeletonRows rows={7} label="Loading the orders" />
      </Panel>
      <Panel label={`Empty, ${name}`} className={panel} end="CSV">
        <EmptyState title="No open orders" />
      </Panel>
      <Panel label={`Failed, ${name}`} className={panel}>
        <ErrorState title="The orders did not come" text="The rest of the screen works." code="TF-1014" retry={retry} />
      </Panel>
      <Panel label={`Late, ${name}`} className={panel} stale={{ staleness: 'late', text: '3 s' }}>
        <LastKnown />
      </Panel>
      <Panel label={`Stale, ${name}`} className={panel} stale={{ staleness: 'stale', text: 'No news for 12 s' }}>
        <LastKnown />
      </Panel>
    </Exhibit>
  );
}

function LastKnown() {
  return (
    <p className={styles.sheet}>
      97,412.56 <Rise kind="percent" language="en" value={decimal('1.25')} />
    </p>
  );
}
