import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { wordsOf } from '../inbox/inbox';
import type { NoteName } from '../inbox/notes';
import type { Values } from '../messages/message';
import { securityOf } from '../security/second-step';
import { addressesOf } from './way-back';

/** In the inbox, and by letter to every address: whoever has taken a signed-in browser reads the inbox, too. */
export function tellOwner(core: Core, deed: Deed, memberId: number, note: NoteName, values: Values = {}): void {
  core.inbox.leave(deed, memberId, note, values);
  const member = core.members.latest(memberId);
  const who = `${memberId} ${note}`;
  // What can be done again and again must not fill the owner's mailbox.
  if (!member || core.limits.wait('ownerLetters', who) > 0) return;
  core.limits.count('ownerLetters', who);
  const { anti_phishing_phrase: phrase } = securityOf(core, memberId);
  const letter = { purpose: note, code: '', says: wordsOf(note, values), phrase };
  for (const to of addressesOf(member)) deed.after(() => core.mailbox.send({ to, ...letter }));
}
