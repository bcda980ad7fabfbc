import type {
  confirmTwoStep,
  disableTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  signInSecondStep,
} from '@tradefloor/contract/ext';
import { enter } from '../account/sign-in';
import { tellOwner } from '../account/tell-owner';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { freshAuthenticatorSecret, uriOf } from './authenticator';
import { assertPassword } from './own-hand';
import { freshRecoveryCodes, keptCodes } from './recovery-codes';
import { authenticatorStep, guarded, securityOf, takeCode } from './second-step';

export const setUp: HandlerOf<typeof setUpTwoStep> = forMember(async ({ password }, ask) => {
  const { core, member } = ask;
  await assertPassword(core, member, password);
  return ask.perform(deed => {
    const row = securityOf(core, member.id);
    if (row.two_step_secret !== null) throw new Refusal('twoStepAlreadyOn');
    const secret = freshAuthenticatorSecret();
    core.security.write(deed, { ...row, two_step_pending: core.seals.seal(secret) });
    return { secret, uri: uriOf(secret, member.account) };
  });
});

/** Only a code proves that the app has the secret. */
export const confirm: HandlerOf<typeof confirmTwoStep> = forMember(({ code }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed => {
    const row = securityOf(core, member.id);
    if (row.two_step_secret !== null) throw new Refusal('twoStepAlreadyOn');
    if (row.two_step_pending === null) throw new Refusal('twoStepNotBegun');
    const step = guarded(core, member.id, () => authenticatorStep(core, row.two_step_pending, code));
    const codes = freshRecoveryCodes();
    core.security.write(deed, {
      ...row,
      two_step_secret: row.two_step_pending,
      two_step_pending: null,
      two_step_used: step,
      recovery_codes: keptCodes(core.seals, member.id, codes),
    });
    tellOwner(core, deed, member.id, 'securityChanged');
    return { codes };
  });
});

export const disable: HandlerOf<typeof disableTwoStep> = forMember(async ({ code, password }, ask) => {
  const { core, member } = ask;
  if (securityOf(core, member.id).two_step_secret === null) throw new Refusal('twoStepOff');
  await assertPassword(core, member, password);
  return ask.perform(deed => {
    takeCode(core, deed, member.id, code);
    const row = securityOf(core, member.id);
    core.security.write(deed, { ...row, two_step_secret: null, two_step_pending: null, recovery_codes: '[]' });
    tellOwner(core, deed, member.id, 'securityChanged');
    return doneSaying(ask, 'done');
  });
});

export const renewCodes: HandlerOf<typeof renewRecoveryCodes> = forMember(({ code }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed => {
    if (securityOf(core, member.id).two_step_secret === null) throw new Refusal('twoStepOff');
    takeCode(core, deed, member.id, code);
    const codes = freshRecoveryCodes();
    const recovery_codes = keptCodes(core.seals, member.id, codes);
    core.security.write(deed, { ...securityOf(core, member.id), recovery_codes });
    tellOwner(core, deed, member.id, 'securityChanged');
    return { codes };
  });
});

export const secondStep: HandlerOf<typeof signInSecondStep> = async ({ challenge, code }, ask) => {
  const { core, network } = ask;
  core.limits.check('failedSignIns', network);
  const member = core.challenges.try(challenge);
  if (!member) throw new Refusal('signInAgain');
  try {
    await core.clerk.perform(deed => takeCode(core, deed, member.id, code));
  } catch (problem) {
    core.limits.count('failedSignIns', network);
    throw problem;
  }
  core.challenges.meet(challenge);
  return enter(member, ask);
};
