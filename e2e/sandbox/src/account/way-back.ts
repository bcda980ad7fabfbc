import { createHash, randomBytes } from 'node:crypto';
import type { undoBinding } from '@tradefloor/contract/ext';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { QUIET_FOR } from '../security/quiet-day';
import { securityOf } from '../security/second-step';
import type { WayBackRow } from '../storage/tables/account';
import { doneSaying, type HandlerOf } from '../wire/ask';
import type { Member } from './members';

/** A letter has addresses of the suite's; behind the `#` no server is told the key. */
const PAGE = '/undoBinding';
const BYTES = 32;
const GOOD_FOR = 7 * DAY;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
export const addressesOf = ({ email, phone }: Pick<Member, 'email' | 'phone'>): string[] =>
  [email, phone].filter(address => address !== null);

/** account.way-back: a letter to every address that the account had until now; whoever did not do it takes it back. */
export function openWayBack(core: Core, deed: Deed, { id, email, phone }: Member): void {
  const key = randomBytes(BYTES).toString('base64url');
  const { email_bound_at, phone_bound_at, anti_phishing_phrase: phrase } = securityOf(core, id);
  deed.write('way_back', {
    key_hash: hashOf(key),
    member_id: id,
    email,
    phone,
    email_bound_at,
    phone_bound_at,
    created_at: deed.at,
    expires_at: deed.at + GOOD_FOR,
    used_at: null,
  });
  for (const to of addressesOf({ email, phone })) {
    deed.after(() => core.mailbox.send({ to, purpose: 'undo', code: key, link: `${PAGE}#${key}`, phrase }));
  }
}

/**
 * Addresses are as they were, nobody is signed in, and the password, which whoever bound it knew, opens nothing any
 * more: the owner sets a new one by an address that is back.
 */
export const takeBack: HandlerOf<typeof undoBinding> = async ({ key }, ask) => {
  const { core } = ask;
  const key_hash = hashOf(key);
  return core.clerk.inTurn(`way back ${key_hash}`, async () => {
    const row = await core.db.selectFrom('way_back').selectAll().where('key_hash', '=', key_hash).executeTakeFirst();
    const member = row && core.members.withId(row.member_id);
    if (!member || row.used_at !== null || row.expires_at <= core.clock.now()) throw new Refusal('wayBackGone');
    const locked = await core.passwords.hash(randomBytes(BYTES).toString('hex'));
    return inTurns(core, addressesOf(row), () =>
      ask.perform(deed => {
        restore(core, deed, row, locked);
        core.sessions.endAllOf(deed, member.id);
        return doneSaying(ask, 'bindingUndone');
      }),
    );
  });
};

/** In the turns of all who register or bind one of them; sorted, so that no two wait for each other. */
const inTurns = <Result>(core: Core, addresses: readonly string[], act: () => Promise<Result>): Promise<Result> =>
  addresses
    .toSorted()
    .reduceRight<() => Promise<Result>>((then, address) => () => core.clerk.inTurn(`account ${address}`, then), act)();

function restore(core: Core, deed: Deed, row: WayBackRow, password_hash: string): void {
  const { member_id: id, email, phone, email_bound_at, phone_bound_at } = row;
  const isElsewhere = (address: string) => (core.members.withAccount(address)?.id ?? id) !== id;
  if (addressesOf(row).some(isElsewhere)) throw new Refusal('accountTaken');
  const now = core.members.latest(id);
  const withdrawals_from = deed.at + QUIET_FOR;
  const security = securityOf(core, id);
  core.members.change(deed, id, { email, phone, password_hash });
  core.security.write(deed, { ...security, email_bound_at, phone_bound_at, withdrawals_from });
  core.inbox.leave(deed, id, 'bindingUndone');
  // Later ways back lead to what was bound since.
  deed.run(tx =>
    tx
      .updateTable('way_back')
      .set({ used_at: deed.at })
      .where('member_id', '=', id)
      .where('created_at', '>=', row.created_at)
      .execute(),
  );
  const gone = now ? addressesOf(now).filter(address => address !== email && address !== phone) : [];
  for (const to of gone) {
    deed.after(() => core.mailbox.send({ to, purpose: 'undone', code: '', phrase: security.anti_phishing_phrase }));
  }
}
