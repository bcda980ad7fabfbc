import type { Kysely } from 'kysely';
import type { MerchantLine } from '../c2c/merchant-lines';
import type { Deed } from '../ledger/deed';
import type { Tables } from '../storage/tables';
import type { DealKind, DealWordRow } from '../storage/tables/c2c';

export interface Said {
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
  readonly key?: string | undefined;
  /** What a simulated merchant says. */
  readonly note?: MerchantLine;
}

interface SpokenOn {
  readonly of: DealKind;
  readonly id: number;
}

type Listener = (word: DealWordRow) => void;

/** What is said on deals, and of each open order between members the last of it. */
export class WordBook {
  private readonly last = new Map<number, DealWordRow>();
  private readonly listeners: Listener[] = [];

  /** Who waits for an answer still does after a restart. */
  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await db
      .selectFrom('deal_word')
      .innerJoin('c2c_order', 'c2c_order.id', 'deal_word.deal_id')
      .selectAll('deal_word')
      .distinctOn('deal_word.deal_id')
      .where('deal_word.of_kind', '=', 'c2c-order')
      .where('c2c_order.status', 'in', ['unpaid', 'paid'])
      .orderBy('deal_word.deal_id')
      .orderBy('deal_word.id', 'desc')
      .execute();
    this.last.clear();
    for (const row of rows) this.last.set(row.deal_id, row);
  }

  /** Told once it is stored. */
  onWord(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Null once there is nothing to answer to. */
  lastOn(orderId: number): DealWordRow | null {
    return this.last.get(orderId) ?? null;
  }

  /** It needs no further answer. */
  answered({ id, deal_id }: DealWordRow): void {
    if (this.last.get(deal_id)?.id === id) this.last.delete(deal_id);
  }

  /** Orders that are over wait for nothing. */
  forgetAllBut(isOpen: (orderId: number) => boolean): void {
    for (const id of this.last.keys()) if (!isOpen(id)) this.last.delete(id);
  }

  say(deed: Deed, memberId: number, { of, id }: SpokenOn, { text = '', picture, key, note }: Said): DealWordRow {
    const word: DealWordRow = {
      id: deed.nextId('deal_word'),
      of_kind: of,
      deal_id: id,
      member_id: memberId,
      text,
      picture: picture ?? null,
      created_at: deed.at,
      note: note ?? null,
      key: key ?? null,
    };
    deed.write('deal_word', word);
    deed.after(() => {
      if (of === 'c2c-order') this.last.set(id, word);
      for (const listener of this.listeners) listener(word);
    });
    return word;
  }
}
