import type { Stage } from '@tradefloor/area/act';
import type { DealRole, DealWord, RulingFor } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { partyOf } from '../dispute/party';
import { ChatPicture } from './chat-picture';
import styles from './chat.module.css';
import type { Unsaid } from './words';

/** What is not said yet, and what can be done about it. */
export interface Waiting {
  readonly unsaid: Unsaid;
  readonly stage: Stage | null;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

export type Line = DealWord | Waiting;

export const isWaiting = (line: Line): line is Waiting => 'unsaid' in line;

interface ChatLineProps {
  readonly role: DealRole;
  readonly acceptorIs: RulingFor | null;
  readonly line: Line;
}

/** Texts of others are never more than text: no link, no markup. */
export function ChatLine({ role, acceptorIs, line }: ChatLineProps) {
  const { t } = useTranslation();
  const waiting = isWaiting(line) ? line : null;
  const { by, text, picture } = isWaiting(line) ? { ...line.unsaid, by: role } : line;
  const isOwn = by === role && role !== 'operator';
  const isRight = role === 'operator' ? by === 'seller' : isOwn;
  const speaker = isOwn ? t('chat.you') : t(`chat.by.${partyOf(by, acceptorIs)}`);
  const place = by === 'operator' ? styles.ruled : isRight ? styles.own : styles.others;
  return (
    <div className={`${styles.line} ${place} ${waiting === null ? '' : lookOf(waiting.unsaid)}`}>
      {isOwn ? <VisuallyHidden>{speaker}: </VisuallyHidden> : <span className={styles.speaker}>{speaker}</span>}
      <div className={styles.bubble}>
        {text === '' ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {picture === null ? null : waiting === null ? (
          <ChatPicture address={picture} label={t('chat.pictureOf', { who: speaker })} />
        ) : (
          <p className={styles.text}>{t('chat.aPicture')}</p>
        )}
      </div>
      {waiting === null ? null : <State {...waiting} />}
    </div>
  );
}

const lookOf = ({ hasFailed, saidAs }: Unsaid): string | undefined =>
  hasFailed ? styles.failed : saidAs === undefined ? styles.onItsWay : '';

function State({ unsaid: { hasFailed, saidAs }, stage, onAgain, onDrop }: Waiting) {
  const { t } = useTranslation();
  if (hasFailed) {
    return (
      <span className={styles.mend}>
        <span className={styles.told}>{t('chat.notSent')}</span>
        <Button size="small" onClick={onAgain}>
          {t('chat.again')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDrop}>
          {t('chat.drop')}
        </Button>
      </span>
    );
  }
  if (saidAs !== undefined) return null;
  return <span className={styles.state}>{t(stage === 'checking' ? 'chat.checking' : 'chat.sending')}</span>;
}

export function TimeLine({ at }: { readonly at: number }) {
  const language = useLanguage();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {formatTime(at, language, 'day-and-minute')}
    </time>
  );
}
