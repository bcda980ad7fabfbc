import type { DealRole, DealWord, RulingFor } from '@tradefloor/contract/ext';
import { Button } from '@tradefloor/ui';
import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat.module.css';
import { SaidLine, TimeLine, UnsaidLine } from './chat-line';
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
        {words.map((word, at) => (
          <Fragment key={word.id}>
            {word.id === newFrom ? <p className={styles.fresh}>{t('chat.new')}</p> : null}
            {beginsAnew(word, words[at - 1]) ? <TimeLine at={word.at} /> : null}
            <SaidLine word={word} role={role} acceptorIs={acceptorIs} />
          </Fragment>
        ))}
        {unsaid.map(each => (
          <UnsaidLine
            key={each.id}
            unsaid={each}
            stage={stages.get(each.id) ?? null}
            onAgain={() => again(each)}
            onDrop={() => drop(each)}
          />
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
