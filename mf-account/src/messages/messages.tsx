import { Answered, Page } from '@tradefloor/area/page';
import { resyncTopic, messageTopic } from '@tradefloor/platform';
import { listMessages } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, EmptyState, LoadMore, Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnQuery } from '../own-data/use-own-query';
import { countUnread, newestFirst, type Show, shownOf, unreadOf } from './inbox';
import { MessageRow } from './message-row';
import { useReading } from './use-reading';
import styles from './messages.module.css';

const ROWS_LOADING = 6;
const ROWS_AT_ONCE = 20;

export default function Messages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [show, setShow] = useState<Show>('all');
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const inbox = useOwnQuery(
    listMessages,
    {},
    { also: [language], staleOn: bus => [bus.on(messageTopic), bus.on(resyncTopic)] },
  );
  const { read, isBusy } = useReading();
  const messages = newestFirst(inbox.data?.messages ?? []);
  const unread = unreadOf(messages);

  return (
    <Page
      title={t('messages.title')}
      lead={inbox.data === undefined ? t('messages.lead') : t('messages.unread', { count: countUnread(inbox.data) })}
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
          <Button size="small" loading={isBusy} disabled={unread.length === 0} onClick={() => void read(unread)}>
            {t('messages.readAll')}
          </Button>
        </div>
      }
    >
      <Answered query={inbox} rows={ROWS_LOADING} failed={t('messages.failed')}>
        {() => {
          const shown = shownOf(messages, show, opened);
          if (shown.length === 0) {
            return (
              <EmptyState
                title={show === 'unread' ? t('messages.noneUnread') : t('messages.none')}
                text={t('messages.noneText')}
              />
            );
          }
          return (
            <>
              <ul className={styles.list}>
                {shown.slice(0, rows).map(message => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    onRead={() => {
                      setOpened(before => new Set([...before, message.id]));
                      void read([message]);
                    }}
                  />
                ))}
              </ul>
              {shown.length <= ROWS_AT_ONCE ? null : (
                <LoadMore
                  state={shown.length > rows ? 'more' : 'end'}
                  label={t('messages.more')}
                  endLabel={t('messages.nomore')}
                  onMore={() => setRows(rows + ROWS_AT_ONCE)}
                />
              )}
            </>
          );
        }}
      </Answered>
    </Page>
  );
}
