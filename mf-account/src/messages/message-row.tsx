import type { UserMessage } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { VisuallyHidden } from '@tradefloor/ui';
import { SanitisedHtml } from '@tradefloor/ui/html';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './messages.module.css';

interface MessageRowProps {
  readonly message: UserMessage;
  readonly onRead: () => void;
}

export function MessageRow({ message, onRead }: MessageRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, content, isRead, updatedAt } = message;
  const turn = () => {
    setOpen(!isOpen);
    if (!isOpen && !isRead) onRead();
  };
  return (
    <li className={styles.message}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={id} onClick={turn}>
          <span className={isRead ? styles.seen : styles.dot}>
            {isRead ? null : <VisuallyHidden>{t('messages.isUnread')}</VisuallyHidden>}
          </span>
          <span className={`${styles.name} ${isRead ? '' : styles.fresh}`}>{title}</span>
          {updatedAt === null ? null : (
            <time className={styles.time} dateTime={new Date(updatedAt).toISOString()}>
              {formatTime(updatedAt, language, 'date-time')}
            </time>
          )}
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {isOpen ? <SanitisedHtml html={content} /> : null}
      </div>
    </li>
  );
}
