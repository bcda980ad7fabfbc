import type { verifyIdentity as verifyIdentityCall } from '@tradefloor/contract';
import { Refusal } from '../messages/refusal';
import { pictureAt } from '../pictures/picture-calls';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { handIn, isCard, isCardTaken, plainCard } from './identities';

/** account.review-states: 0 → 1, and by the review → 2. */
export const verifyIdentity: HandlerOf<typeof verifyIdentityCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const card = plainCard(wish.cardId);
  if (!isCard(card)) throw new Refusal('cardInvalid');
  // One at a time for all: a number must not be handed in twice at once.
  return core.clerk.inTurn('identity', async () => {
    const front = await pictureAt(core, member.id, wish.frontPicture);
    const reverse = await pictureAt(core, member.id, wish.reversePicture);
    if (!front || !reverse) throw new Refusal('pictureGone');
    if (front.hash === reverse.hash) throw new Refusal('picturesEqual');
    if (isCardTaken(core, member.id, core.seals.hash(card))) throw new Refusal('cardTaken');
    return ask.perform(deed => {
      const status = core.members.latest(member.id)?.review_status;
      if (status === 1) throw new Refusal('identityInReview');
      if (status === 2) throw new Refusal('identityVerified');
      const pictures = { front: front.name, reverse: reverse.name };
      handIn(core, deed, member.id, { name: wish.name, card, ...pictures, status: 1 });
      return doneSaying(ask, 'identityHandedIn');
    });
  });
});
