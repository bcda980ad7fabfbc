import { asId } from '@tradefloor/contract';
import type { LanguageCode, ReviewStatus, userCenter, userInfo } from '@tradefloor/contract';
import type { Core } from '../core';
import { maskedCard, maskedName } from '../identity/identities';
import { levelOf } from '../identity/level';
import { NOTES } from '../inbox/notes';
import { securityOf } from '../security/second-step';
import { forMember, type HandlerOf } from '../wire/ask';
import { totalAssets } from '../wallet/worth';
import { hasRole } from './members';

const REVIEW: readonly ReviewStatus[] = ['not-submitted', 'in-review', 'verified'];
const reviewOf = (status: number): ReviewStatus => REVIEW[status] ?? 'unknown';

export const info: HandlerOf<typeof userInfo> = forMember((_, { core, member }) => ({
  id: asId(member.id),
  account: member.account,
  accountNumber: member.account,
  inviteCode: member.extension_code,
  isSeller: member.is_seller,
  phone: member.phone,
  email: member.email,
  reviewStatus: reviewOf(member.review_status),
  totalAssets: totalAssets(core, member.id),
  sellers: member.is_seller ? [{ status: 1 }] : [],
  ...protectionOf(core, member.id),
  isRegionalAgent: hasRole(member, 'agent'),
  isAcceptor: hasRole(member, 'acceptor'),
  isOperator: hasRole(member, 'operator'),
}));

export const center: HandlerOf<typeof userCenter> = forMember((_, { core, member, language }) => ({
  reviewStatus: reviewOf(member.review_status),
  ...ownIdentity(core, member.id),
  ...refusalOf(core, member.id, language),
  level: levelOf(core, member),
}));

function protectionOf(core: Core, memberId: number) {
  const { fund_password_hash, two_step_secret, anti_phishing_phrase } = securityOf(core, memberId);
  return {
    fundPasswordSet: fund_password_hash !== null,
    twoStepOn: two_step_secret !== null,
    antiPhishingPhrase: anti_phishing_phrase,
  };
}

/** What was handed in, with most of it covered. */
function ownIdentity(core: Core, memberId: number) {
  const identity = core.identities.of(memberId);
  if (!identity || identity.status === 0) return { realName: null, cardId: null };
  return { realName: maskedName(identity.name), cardId: maskedCard(core, identity) };
}

/** account.review-states: as the message said it, for whoever comes back without having read that. */
function refusalOf(core: Core, memberId: number, language: LanguageCode) {
  const identity = core.identities.of(memberId);
  return identity?.status === 0 ? { refusal: NOTES.identityRefused.content[language] } : {};
}
