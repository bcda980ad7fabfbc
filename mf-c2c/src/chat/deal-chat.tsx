import { useRows } from '@tradefloor/area/list';
import { Card } from '@tradefloor/area/page';
import { type DealRole, listDealWords, type RulingFor, sayOnDeal } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ChatLog } from './chat-log';
import { Composer } from './composer';
import { useSaying } from './use-saying';
import { wordsOn } from './word-list';
import type { Deal } from './words';

interface DealChatProps {
  readonly deal: Deal;
  /** The user's own: an operator reads what both said. */
  readonly role: DealRole;
  /** Of a deal with an acceptor, which of the two that is. */
  readonly acceptorIs: RulingFor | null;
  /** As the order names the other one; empty where it does not. */
  readonly other: string;
  readonly canSay: boolean;
}

const ROWS_LOADING = 4;

/** What the two of a deal say to each other, live. Servers without the calls have none of it. */
export function DealChat(props: DealChatProps) {
  return useOffers(listDealWords) === true ? <Chat {...props} /> : null;
}

function Chat({ deal, role, acceptorIs, other, canSay }: DealChatProps) {
  const { t } = useTranslation();
  const canSpeak = useOffers(sayOnDeal) === true && canSay && role !== 'operator';
  const listing = useRows(wordsOn(deal));
  const saying = useSaying(deal, listing);
  const isEmpty = listing.kind === 'ready' && listing.rows.length + saying.unsaid.length === 0;
  const isWanted = canSpeak || role === 'operator' || !isEmpty;
  // Over, and nothing was said: there is nothing to show.
  if (!isWanted) return null;
  return (
    <Card title={role === 'operator' ? t('chat.ofBoth') : t('chat.title')} text={canSpeak ? t('chat.lead') : undefined}>
      {listing.kind === 'loading' ? (
        <SkeletonRows rows={ROWS_LOADING} label={t('chat.loading')} />
      ) : listing.kind === 'failed' ? (
        <ErrorState title={t('chat.failed')} retry={{ label: t('chat.retry'), run: listing.retry }} />
      ) : (
        <ChatLog deal={deal} role={role} acceptorIs={acceptorIs} other={other} words={listing.rows} saying={saying} />
      )}
      {canSpeak ? <Composer deal={deal} saying={saying} /> : role === 'operator' ? null : <p>{t('chat.over')}</p>}
    </Card>
  );
}
