import { asId, type Push } from '@tradefloor/contract';
import { dealWordSaid, rulingChanged, type SaidWord } from '@tradefloor/contract/ext';
import type { Server } from 'socket.io';
import type { Core } from '../core';
import { partiesOf } from '../rulings/parties';
import { rulingOf } from '../rulings/ruling-rows';
import { wordOf } from '../rulings/word-rows';
import type { AcceptorDealRow, C2cOrderRow, DealWordRow, RulingRow } from '../storage/tables/c2c';
import { sessionRoom } from './rooms';

/** What it needs of the feed of what is a member's alone. */
interface Telling {
  readonly isHeard: (memberId: number) => boolean;
  readonly tell: <Value>(memberId: number, said: Push<Value>, value: Value) => void;
  readonly order: (row: C2cOrderRow) => void;
  readonly deal: (row: AcceptorDealRow) => void;
}

/** What is said on deals and ruled on them: to the two, and to operators once they were asked. */
export class RulingFeed {
  constructor(
    private readonly feed: Telling,
    private readonly io: Server,
    private readonly core: Core,
  ) {}

  start(): void {
    this.core.rulings.words.onWord(word => void this.tellWord(word).catch(() => undefined));
    this.core.rulings.onRuling(row => this.tellRuling(row));
  }

  private tellRuling(row: RulingRow): void {
    for (const reader of this.readersOf({ buyerId: row.buyer_id, sellerId: row.seller_id, isRuled: true })) {
      this.feed.tell(reader, rulingChanged, rulingOf(this.core, row, reader));
    }
    // That it waits for a ruling, or no more, is told with the deal.
    const { c2c, acceptors } = this.core;
    const order = row.of_kind === 'c2c-order' ? c2c.unfinishedWith(row.deal_id) : undefined;
    const deal = row.of_kind === 'acceptor-deal' ? acceptors.waitingWith(row.deal_id) : undefined;
    if (order) this.feed.order(order);
    if (deal) this.feed.deal(deal);
  }

  /** To each session in its own language: a merchant speaks them all. */
  private async tellWord(row: DealWordRow): Promise<void> {
    const { sessions } = this.core;
    const parties = await partiesOf(this.core, row.of_kind, row.deal_id);
    if (!parties) return;
    const heard = this.readersOf(parties).filter(reader => this.feed.isHeard(reader));
    for (const [reader, session] of heard.flatMap(id => sessions.of(id).map(each => [id, each] as const))) {
      const word = wordOf(row, parties, reader, sessions.languageOf(session));
      const said: SaidWord = { of: row.of_kind, dealId: asId(row.deal_id), word };
      this.io.to(sessionRoom(session.token_hash)).emit(dealWordSaid.event, dealWordSaid.value.encode(said));
    }
  }

  private readersOf({ buyerId, sellerId, isRuled }: Readers): number[] {
    const operators = isRuled ? this.core.members.withRole('operator').map(({ id }) => id) : [];
    return [...new Set([buyerId, sellerId, ...operators])];
  }
}

interface Readers {
  readonly buyerId: number;
  readonly sellerId: number;
  readonly isRuled: boolean;
}
