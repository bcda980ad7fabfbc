import { closedMicroOrder, eventOf, type Push, updateBalance } from '@tradefloor/contract';
import {
  acceptorDealChanged,
  c2cOrderChanged,
  chainRecordChanged,
  entrustChanged,
  messageArrived,
  orderCompleted,
} from '@tradefloor/contract/ext';
import { ZERO } from '@tradefloor/money';
import type { Server } from 'socket.io';
import { dealOf } from '../acceptors/deal-rows';
import { orderOf } from '../c2c/c2c-rows';
import type { Core } from '../core';
import { messageOf } from '../inbox/inbox';
import { findCurrency } from '../market/currency';
import { rowOf as microRowOf } from '../micro/micro-rows';
import { completedOf, entrustOf } from '../spot/spot-rows';
import { orderRow } from '../spot/member-order';
import type { MessageRow } from '../storage/tables';
import type { AcceptorDealRow, C2cOrderRow } from '../storage/tables/c2c';
import { pushedEntryOf } from '../wallet/records/record-calls';
import { rowOf } from '../wallet/wallet-calls';
import type { Audience } from './audience';
import { memberRoom, sessionRoom } from './rooms';
import { RulingFeed } from './ruling-feed';

/** What is a member's alone: told to the sockets that carry that member's token, after it is stored. */
export class PrivateFeed {
  constructor(
    private readonly io: Server,
    private readonly audience: Audience,
    private readonly core: Core,
  ) {}

  start(): void {
    this.core.clerk.onMoney((memberId, currencyIds) => this.tellBalances(memberId, currencyIds));
    // Each party sees its own side of it; a client words the way to pay itself.
    this.core.c2c.onOrder(row => this.tellOrder(row));
    this.core.acceptors.onDeal(row => this.tellDeal(row));
    const telling = {
      isHeard: (memberId: number) => this.isHeard(memberId),
      tell: <Value>(memberId: number, said: Push<Value>, value: Value) => this.tell(memberId, said, value),
      order: (row: C2cOrderRow) => this.tellOrder(row),
      deal: (row: AcceptorDealRow) => this.tellDeal(row),
    };
    new RulingFeed(telling, this.io, this.core).start();
    this.core.inbox.onMessage(row => this.tellMessage(row));
    this.core.chain.onRecord(record => this.tell(record.member_id, chainRecordChanged, pushedEntryOf(record)));
    this.core.micro.onClosed(order => this.tell(order.member_id, closedMicroOrder, microRowOf(this.core, order)));
    this.core.floor.onOrder({
      changed: order => {
        if (!this.isHeard(order.memberId)) return;
        const account = this.core.members.withId(order.memberId)?.account ?? '';
        const row = entrustOf(orderRow(order), order.pair, account);
        // Zero remains of what is gone, however it went; what was filled of it stays what it was.
        this.tell(order.memberId, entrustChanged, order.state === 'open' ? row : { ...row, amount: ZERO });
      },
      filled: fill => {
        if (!this.isHeard(fill.member_id)) return;
        const market = this.core.hall.withId(fill.pair_id);
        if (market) this.tell(fill.member_id, orderCompleted, completedOf(fill, market.pair));
      },
    });
  }

  private tellOrder(row: C2cOrderRow): void {
    for (const party of [row.buyer_id, row.seller_id]) {
      this.tell(party, c2cOrderChanged, orderOf(this.core, row, party, 'en'));
    }
  }

  private tellDeal(row: AcceptorDealRow): void {
    const acceptor = this.core.acceptors.withId(row.acceptor_id);
    for (const party of [row.member_id, acceptor?.member_id ?? 0]) {
      this.tell(party, acceptorDealChanged, dealOf(this.core, row, party, 'en'));
    }
  }

  /** To each session in its own language. */
  private tellMessage(row: MessageRow): void {
    for (const session of this.core.sessions.of(row.member_id)) {
      const message = messageOf(row, this.core.sessions.languageOf(session));
      this.io.to(sessionRoom(session.token_hash)).emit(messageArrived.event, messageArrived.value.encode(message));
    }
  }

  private tellBalances(memberId: number, currencyIds: ReadonlySet<number>): void {
    if (!this.isHeard(memberId)) return;
    const rows = [...currencyIds].flatMap(id => {
      const currency = findCurrency(id);
      return currency ? [rowOf(this.core, memberId, currency)] : [];
    });
    this.tell(memberId, updateBalance, { rows });
  }

  isHeard(memberId: number): boolean {
    return memberId > 0 && this.audience.hears(memberRoom(memberId));
  }

  tell<Value>(memberId: number, said: Push<Value>, value: Value): void {
    if (!this.isHeard(memberId)) return;
    this.io.to(memberRoom(memberId)).emit(eventOf(said, String(memberId)), said.value.encode(value));
  }
}
