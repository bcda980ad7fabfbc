import { Answered, Card } from '@tradefloor/area/page';
import { listMessages } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { messageTopic, resyncTopic, ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newestFirst } from '../messages/inbox';
import { useOwnQuery } from '../own-data/use-own-query';
import styles from './account-center.module.css';

const ROWS = 3;

export function NewestMessages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const inbox = useOwnQuery(
    listMessages,
    {},
    { also: [language], staleOn: bus => [bus.on(messageTopic), bus.on(resyncTopic)] },
  );
  return (
    <Card title={t('messages.title')} end={<Link to={ways.messages()}>{t('center.allMessages')}</Link>}>
      <Answered query={inbox} rows={ROWS} failed={t('messages.failed')}>
        {({ messages }) =>
          messages.length === 0 ? (
            <EmptyState title={t('messages.none')} />
          ) : (
            <ul className={styles.links}>
              {newestFirst(messages)
                .slice(0, ROWS)
                .map(({ id, title, isRead, updatedAt }) => (
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
          )
        }
      </Answered>
    </Card>
  );
}
