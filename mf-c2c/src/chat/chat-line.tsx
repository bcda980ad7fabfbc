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

/** Who said it, as its reader calls them. */
function useSpeaker(by: DealRole, role: DealRole, acceptorIs: RulingFor | null): string {
  const { t } = useTranslation();
  return by === role && role !== 'operator' ? t('chat.you') : t(`chat.by.${partyOf(by, acceptorIs)}`);
}

interface SaidLineProps {
  readonly word: DealWord;
  readonly role: DealRole;
  readonly acceptorIs: RulingFor | null;
}

/** Texts of others are never more than text: no link, no markup. */
export function SaidLine({ word, role, acceptorIs }: SaidLineProps) {
  const { t } = useTranslation();
  const { by, text, picture } = word;
  const speaker = useSpeaker(by, role, acceptorIs);
  const isOwn = by === role && role !== 'operator';
  const isRight = role === 'operator' ? by === 'seller' : isOwn;
  return (
    <div className={`${styles.line} ${by === 'operator' ? styles.ruled : isRight ? styles.own : styles.others}`}>
      {isOwn ? <VisuallyHidden>{speaker}: </VisuallyHidden> : <span className={styles.speaker}>{speaker}</span>}
      <div className={styles.bubble}>
        {text === '' ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {picture === null ? null : <ChatPicture address={picture} label={t('chat.pictureOf', { who: speaker })} />}
      </div>
    </div>
  );
}

export function TimeLine({ at }: { readonly at: number }) {
  const language = useLanguage();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {formatTime(at, language, 'day-and-minute')}
    </time>
  );
}

interface UnsaidLineProps {
  readonly unsaid: Unsaid;
  readonly stage: Stage | null;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

export function UnsaidLine({ unsaid, stage, onAgain, onDrop }: UnsaidLineProps) {
  const { t } = useTranslation();
  const { text, picture, hasFailed, saidAs } = unsaid;
  const look = hasFailed ? styles.failed : saidAs === undefined ? styles.onItsWay : '';
  return (
    <div className={`${styles.line} ${styles.own} ${look}`}>
      <VisuallyHidden>{t('chat.you')}: </VisuallyHidden>
      <div className={styles.bubble}>
        {text === '' ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {picture === null ? null : <p className={styles.text}>{t('chat.aPicture')}</p>}
      </div>
      {hasFailed ? (
        <span className={styles.mend}>
          <span className={styles.told}>{t('chat.notSent')}</span>
          <Button size="small" onClick={onAgain}>
            {t('chat.again')}
          </Button>
          <Button size="small" variant="quiet" onClick={onDrop}>
            {t('chat.drop')}
          </Button>
        </span>
      ) : saidAs === undefined ? (
        <span className={styles.state}>{t(stage === 'checking' ? 'chat.checking' : 'chat.sending')}</span>
      ) : null}
    </div>
  );
}
