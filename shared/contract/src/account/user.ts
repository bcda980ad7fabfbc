import { action, call } from '../call';
import { choice } from '../wire/choice';
import { list, maybe, or, pageOf } from '../wire/containers';
import { amount } from '../wire/decimals';
import { userId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { count, flag, page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty, typed } from '../wire/text';
import { uploadedPicture } from './upload';

/** account.review-states; `unknown` is what the old client starts with. */
export type ReviewStatus = 'not-submitted' | 'in-review' | 'verified' | 'unknown';
const reviewStatus: Kind<ReviewStatus> = /* @__PURE__ */ choice<ReviewStatus>({
  'not-submitted': 0,
  'in-review': 1,
  verified: 2,
  unknown: 3,
});

export interface User extends PlainOf<typeof user> {}
export const user = /* @__PURE__ */ shape(() => ({
  id: field('id', userId),
  account: field('account', maybe(text)),
  accountNumber: field('account_number', maybe(text)),
  /** Others register with it and become this user's invitees. */
  inviteCode: field('extension_code', maybe(text)),
  isSeller: field('is_seller', or(flag, 0)),
  phone: field('phone', maybe(text)),
  email: field('email', maybe(text)),
  reviewStatus: field('review_status', or(reviewStatus, 3)),
  totalAssets: field('total_assets', maybe(amount)),
  /** The state of each seller application. */
  sellers: field('seller', list(shape(() => ({ status: field('status', count) })))),
  // Told by servers with the calls of `ext`.
  fundPasswordSet: field('fund_password_set', or(flag, 0)),
  twoStepOn: field('two_step', or(flag, 0)),
  antiPhishingPhrase: field('anti_phishing_phrase', maybe(text)),
  isRegionalAgent: field('is_agent', or(flag, 0)),
  isAcceptor: field('is_acceptor', or(flag, 0)),
  /** Rules on disputes, and operates the suite. */
  isOperator: field('is_operator', or(flag, 0)),
}));

export const userInfo = /* @__PURE__ */ call('userInfo', 'GET', '/api/user/info', { answer: (): Kind<User> => user });

/** wire.bare-base: the same at another base. */
export const userInfoAtBareBase = /* @__PURE__ */ call('userInfoAtBareBase', 'GET', '/user/info', {
  answer: (): Kind<User> => user,
});

export interface UserCenter extends PlainOf<typeof userCenterShape> {}
export const userCenterShape = /* @__PURE__ */ shape(() => ({
  reviewStatus: field('review_status', or(reviewStatus, 3)),
  /** As a verified user gave them, perhaps masked by the server. */
  realName: field('name', maybe(text), 'real_name'),
  cardId: field('card_id', maybe(text)),
  /** 1 to 3 (account.level-three); null where the server does not count them. */
  level: field('level', maybe(count)),
  /** Why what was handed in last was not accepted, in the user's language; left out where it was, or is in review. */
  refusal: optional('refusal', textOrEmpty),
}));

export const userCenter = /* @__PURE__ */ call('userCenter', 'GET', '/api/user/center', {
  answer: (): Kind<UserCenter> => userCenterShape,
});

/** The pictures are addresses that `upload` answered. */
export const verifyIdentity = /* @__PURE__ */ action('verifyIdentity', '/api/user/real_name', {
  payload: () => ({
    name: field('name', typed({ max: 100 })),
    cardId: field('card_id', typed({ max: 40 })),
    frontPicture: field('front_pic', uploadedPicture),
    reversePicture: field('reverse_pic', uploadedPicture),
  }),
});

export interface RegionUser extends PlainOf<typeof regionUser> {}
export const regionUser = /* @__PURE__ */ shape(() => ({
  cityName: field('city_name', textOrEmpty),
  districtName: field('district_name', textOrEmpty),
  phone: field('phone', textOrEmpty),
  time: field('time', maybeInstant),
}));

/** Refused for everyone who is not a regional agent (account.region-agents). */
export const listRegionUsers = /* @__PURE__ */ call('listRegionUsers', 'GET', '/api/user/region_users', {
  payload: () => ({ page: optional('page', page) }),
  answer: () => pageOf<RegionUser>('data', regionUser),
});
