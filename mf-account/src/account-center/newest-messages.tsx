import { Link } from '@tradefloor/area/link';
import { ListFrame, only, useRows } from '@tradefloor/area/list';
import { Card } from '@tradefloor/area/page';
import { formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { inboxList } from '../messages/inbox-list';
import styles from './account-center.module.css';

const ROWS = 3;

export function NewestMessages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const inbox = useRows(inboxList);
  return (
    <Card title={t('messages.title')} end={<Link to={ways.messages()}>{t('center.allMessages')}</Link>}>
      <ListFrame
        className={styles.newest}
        listing={only(inbox, inbox.rows.slice(0, ROWS))}
        rowsLoading={ROWS}
        failed={t('messages.failed')}
        empty={<EmptyState title={t('messages.none')} />}
      >
        {messages => (
          <ul className={styles.links}>
            {messages.map(({ id, title, isRead, updatedAt }) => (
              <li key={id}>
                <Link className={styles.link} to={ways.messages()}>
                  <span className={styles.subject}>{title}</span>
                  {isRead ? null : <Badge tone="danger">{t('messages.onlyUnread')}</Badge>}
                  {updatedAt === null ? null : (
                    <span className={styles.time}>{formatTime(updatedAt, language, 'day-and-minute')}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Card>
  );
}
