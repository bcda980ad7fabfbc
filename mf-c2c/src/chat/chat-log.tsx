import type { DealRole, DealWord, RulingFor } from '@tradefloor/contract/ext';
import { Button } from '@tradefloor/ui';
import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat.module.css';
import { ChatLine, isWaiting, type Line, TimeLine } from './chat-line';
import { useAtEnd } from './use-at-end';
import { useIsLookedAt } from './use-is-looked-at';
import { useReading } from './use-reading';
import type { Saying } from './use-saying';
import { beginsAnew, type Deal } from './words';

interface ChatLogProps {
  readonly deal: Deal;
  readonly role: DealRole;
  readonly acceptorIs: RulingFor | null;
  readonly other: string;
  readonly words: readonly DealWord[];
  readonly saying: Saying;
}

export function ChatLog({ deal, role, acceptorIs, other, words, saying }: ChatLogProps) {
  const { t } = useTranslation();
  const { unsaid, stages, again, drop } = saying;
  const { box, isAtEnd, onScroll, toEnd } = useAtEnd();
  const isLookedAt = useIsLookedAt();
  const newFrom = useReading(deal, role, words, isAtEnd && isLookedAt);
  const lines: readonly Line[] = [
    ...words,
    ...unsaid.map(each => ({
      unsaid: each,
      stage: stages.get(each.id) ?? null,
      onAgain: () => again(each),
      onDrop: () => drop(each),
    })),
  ];
  return (
    <div className={styles.place}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach what is further up */}
      <div
        ref={box}
        role="log"
        aria-label={other === '' ? t('chat.title') : t('chat.with', { name: other })}
        tabIndex={0}
        className={styles.log}
        onScroll={onScroll}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {words.length + unsaid.length === 0 ? (
          <p className={styles.none}>{role === 'operator' ? t('chat.noneOfBoth') : t('chat.none')}</p>
        ) : null}
        {lines.map((line, at) => (
          <Fragment key={keyOf(line)}>
            {!isWaiting(line) && line.id === newFrom ? <p className={styles.fresh}>{t('chat.new')}</p> : null}
            {!isWaiting(line) && beginsAnew(line, words[at - 1]) ? <TimeLine at={line.at} /> : null}
            <ChatLine line={line} role={role} acceptorIs={acceptorIs} />
          </Fragment>
        ))}
      </div>
      {isAtEnd ? null : (
        <span className={styles.down}>
          <Button size="small" start={<ArrowDown size={14} aria-hidden />} onClick={toEnd}>
            {t('chat.toEnd')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What was on its way becomes a word in its own place: a screen reader would read out a new one once more. */
function keyOf(line: Line): string {
  const { id, key } = isWaiting(line) ? line.unsaid : line;
  return key ?? id;
}
