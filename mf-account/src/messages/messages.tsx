import { ListFrame, only, useRows, useSteps } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import { unreadTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { Button, EmptyState, Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnread, type Show, shownOf, unreadOf } from './inbox';
import { inboxList } from './inbox-list';
import { MessageRow } from './message-row';
import { useReading } from './use-reading';
import styles from './messages.module.css';

const ROWS_LOADING = 6;
const ROWS_AT_ONCE = 20;

export default function Messages() {
  const { t } = useTranslation();
  const [show, setShow] = useState<Show>('all');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const inbox = useRows(inboxList);
  const { read, readAll, isBusy } = useReading(inbox);
  const messages = inbox.rows;
  const count = countUnread({ messages, unread: useTopic(unreadTopic) ?? 0 });
  const listing = useSteps(only(inbox, shownOf(messages, show, opened)), ROWS_AT_ONCE);

  return (
    <Page
      title={t('messages.title')}
      lead={inbox.kind === 'ready' ? t('messages.unread', { count }) : t('messages.lead')}
      end={
        <div className={styles.tools}>
          <Segmented
            label={t('messages.show')}
            size="small"
            value={show}
            onChange={next => {
              setShow(next);
              setOpened(new Set());
            }}
            segments={[
              { value: 'all', label: t('messages.all') },
              { value: 'unread', label: t('messages.onlyUnread') },
            ]}
          />
          <Button
            size="small"
            loading={isBusy}
            disabled={unreadOf(messages).length === 0 && !inbox.hasMore}
            onClick={() => void readAll()}
          >
            {t('messages.readAll')}
          </Button>
        </div>
      }
    >
      <ListFrame
        listing={listing}
        rowsLoading={ROWS_LOADING}
        failed={t('messages.failed')}
        empty={
          <EmptyState
            title={show === 'unread' ? t('messages.noneUnread') : t('messages.none')}
            text={t('messages.noneText')}
          />
        }
      >
        {shown => (
          <ul className={styles.list}>
            {shown.map(message => (
              <MessageRow
                key={message.id}
                message={message}
                onRead={() => {
                  setOpened(before => new Set([...before, message.id]));
                  void read(message);
                }}
              />
            ))}
          </ul>
        )}
      </ListFrame>
    </Page>
  );
}
