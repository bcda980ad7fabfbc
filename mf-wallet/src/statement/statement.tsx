import { Page } from '@tradefloor/area/page';
import { readStatement } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentsOf, presetSpan, type Span } from './span';
import { SpanChoice } from './span-choice';
import { StatementSheet } from './statement-sheet';

/** wallet.statement-sums, over all accounts and for any span. */
export default function Statement() {
  const { t } = useTranslation();
  const isOffered = useOffers(readStatement);
  const [span, setSpan] = useState<Span>(() => presetSpan('month', Date.now()));
  const moments = momentsOf(span);
  if (isOffered === false) {
    return (
      <Page title={t('title.statement')}>
        <EmptyState title={t('statement.notOffered')} />
      </Page>
    );
  }
  return (
    <Page title={t('title.statement')} lead={t('statement.lead')}>
      <SpanChoice span={span} onSpan={setSpan} />
      {moments === null ? (
        <EmptyState title={t('statement.noSpan')} />
      ) : (
        <StatementSheet key={`${span.from} ${span.to}`} moments={moments} />
      )}
    </Page>
  );
}
