import type { Round } from '../clock/rounds';
import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { C2cOrderRow } from '../storage/tables/c2c';
import { answerTo, merchantIn } from './merchant-talk';

/** Who said something to a simulated merchant is answered after a while; not with the same words twice in a row. */
export const merchantAnswers =
  (core: Core): Round =>
  async now => {
    // oxlint-disable-next-line tradefloor/money-is-no-number -- seconds
    const since = now - Number(core.settings.get('merchant_answer_seconds')) * SECOND;
    core.rulings.words.forgetAllBut(id => core.c2c.unfinishedWith(id) !== undefined);
    const answered = await Promise.all(core.c2c.unfinished().map(order => answer(core, order, since)));
    return answered.includes(true);
  };

async function answer(core: Core, order: C2cOrderRow, since: number): Promise<boolean> {
  const { words } = core.rulings;
  const merchant = merchantIn(core, order);
  const said = words.lastOn(order.id);
  if (merchant === null || said === null || said.created_at > since) return false;
  const [role, id] = merchant;
  words.answered(said);
  if (said.member_id === id) return false;
  const note = answerTo(said, order, role, core.rulings.of('c2c-order', order.id) !== undefined);
  if ((await lastNoteOf(core, id, order.id)) === note) return false;
  await core.clerk.perform(deed => words.say(deed, id, { of: 'c2c-order', id: order.id }, { note }));
  return true;
}

async function lastNoteOf({ db }: Core, memberId: number, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('deal_word')
    .select('note')
    .where('of_kind', '=', 'c2c-order')
    .where('deal_id', '=', orderId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.note ?? null;
}
