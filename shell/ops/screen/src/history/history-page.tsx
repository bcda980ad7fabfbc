import { later, NothingYet } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { TableList, useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { Revision } from '@tradefloor/contract/desk';
import { ways } from '@tradefloor/platform';
import { Button, buttonClass, type Column } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { useVerdict } from '../canary/use-verdict';
import { useAllSaid, useSaid } from '../said/use-said';
import { useMoment } from '../standing/use-moment';
import { useStanding } from '../standing/use-standing';
import { AlteredMark } from './altered-mark';
import { historyRows } from './history-rows';
import { useChangeTold } from './use-change-told';
import styles from './history.module.css';

const WishDialog = later(() => import('../acts/wish-dialog').then(({ WishDialog: Dialog }) => Dialog), NothingYet);

/** Who changed what, when and why; and the way back to any of it. */
export function HistoryPage() {
  const { t } = useTranslation();
  const revisions = useRows(historyRows);
  const { data: standing, refetch } = useStanding();
  const readAgain = () => {
    revisions.refresh();
    void refetch();
  };
  const [wish, setWish] = useState<Wish | null>(null);
  const columns = useColumns(standing?.revision ?? null, setWish);
  return (
    <Page
      title={t('title.history')}
      lead={t('history.lead')}
      end={
        <Link className={buttonClass()} to={ways.operations()}>
          {t('title.operations')}
        </Link>
      }
    >
      <TableList
        label={t('title.history')}
        listing={revisions}
        columns={columns}
        rowKey={({ revision }) => revision}
        failed={t('history.failed')}
        look="roomy"
      />
      {wish === null || standing === undefined ? null : (
        <WishDialog wish={wish} standing={standing} onClose={() => setWish(null)} onSent={readAgain} />
      )}
    </Page>
  );
}

function useColumns(newest: number | null, onWish: (wish: Wish) => void): ReadonlyArray<Column<Revision>> {
  const { t } = useTranslation();
  const moment = useMoment();
  const verdict = useVerdict();
  const inWords = useSaid();
  const allInWords = useAllSaid();
  const flawInWords = useAllSaid(' ');
  const told = useChangeTold();
  return [
    {
      key: 'revision',
      label: t('history.revision'),
      width: '88px',
      align: 'end',
      card: 'head',
      cell: ({ revision }) => revision,
    },
    {
      key: 'at',
      label: `${t('history.at')} · ${t('history.by')}`,
      width: '208px',
      card: 'head',
      // Under each other, so that what was changed has room on a tablet too.
      cell: ({ at, by }) => (
        <div className={styles.when}>
          <p>{moment(at)}</p>
          <p className={styles.words}>{by}</p>
        </div>
      ),
    },
    {
      key: 'changes',
      label: t('history.what'),
      card: 'line',
      cell: ({ changes, command, why, whySaid, gate, gateSaid, canary, flaw, flawSaid }) => (
        <div className={styles.told}>
          {flaw === '' ? null : (
            <p>
              <AlteredMark /> {flawInWords(flawSaid, flaw)}
            </p>
          )}
          <ul className={styles.changes}>
            {changes.length === 0 ? <li>{command}</li> : null}
            {changes.map(change => (
              <li key={`${change.area} ${change.kind} ${change.build}`}>{told(change)}</li>
            ))}
          </ul>
          {canary === null ? null : (
            <p>
              {t('history.canary', { tried: canary.tried.visits, stable: canary.stable.visits })} {verdict(canary)}
            </p>
          )}
          {why === '' && gate === '' ? null : (
            <p className={styles.why}>
              {[inWords(whySaid, why), allInWords(gateSaid, gate)].filter(said => said !== '').join(' · ')}
            </p>
          )}
        </div>
      ),
    },
    {
      key: 'back',
      label: t('history.back'),
      labelHidden: true,
      width: '112px',
      align: 'end',
      card: 'end',
      cell: ({ revision }) =>
        revision === newest ? null : (
          <Button
            size="small"
            aria-label={t('history.backTo', { revision })}
            onClick={() => onWish({ kind: 'revision', revision })}
          >
            {t('history.back')}
          </Button>
        ),
    },
  ];
}
