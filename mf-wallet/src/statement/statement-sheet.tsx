import { Answered, Card } from '@tradefloor/area/page';
import { formatTime } from '@tradefloor/money';
import { userTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Balances } from './balances';
import { Lines } from './lines';
import type { Moments } from './span';
import styles from './statement-sheet.module.css';
import { useBalances } from './use-statement';

/** The paper itself: whose, of which days, what there was and is, and what moved it. */
export function StatementSheet({ moments }: { readonly moments: Moments }) {
  const { t } = useTranslation();
  const balances = useBalances(moments);
  return (
    <>
      <PrintHead moments={moments} />
      <Card title={t('statement.balances')}>
        <Answered query={balances} rows={4} failed={t('statement.failed')}>
          {found => <Balances rows={found.balances} />}
        </Answered>
      </Card>
      <Lines moments={moments} />
    </>
  );
}

/** On paper alone: on screen the choice above says it. */
function PrintHead({ moments: { from, to } }: { readonly moments: Moments }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const user = useTopic(userTopic);
  const date = (at: number) => formatTime(at, language, 'date');
  return (
    <p className={styles.printed}>
      {user?.account ?? ''} · {t('statement.of', { from: date(from), to: date(to - 1) })}
    </p>
  );
}
