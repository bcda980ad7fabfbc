import { forMember, type Handler, type MemberAsk } from '../../wire/ask';

/** A call that goes through all that a member ever moved: a few at a time, each counted as several. */
export const throughHistory = <Payload, Answer>(
  handle: (payload: Payload, ask: MemberAsk<Answer>) => Promise<Answer>,
): Handler<Payload, Answer> =>
  forMember((payload, ask: MemberAsk<Answer>) => ask.core.bounds.history(ask, () => handle(payload, ask)));
