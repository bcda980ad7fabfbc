import { compare, decimal, mul } from '@tradefloor/money';
import type { Member } from '../account/members';
import type { Core } from '../core';
import { BTC } from '../market/currency';
import { usdtOf } from '../spot/spot-calls';
import { totalAssets } from '../wallet/worth';
import { isVerified } from './identities';

/** account.level-three: who has more than twenty bitcoins’ worth is of level three. */
const WEALTHY_BTC = decimal('20');

/** 1 has an account, 2 is verified, 3 is verified and wealthy. */
export function levelOf(core: Core, member: Member): 1 | 2 | 3 {
  if (!isVerified(member)) return 1;
  const wealthy = mul(WEALTHY_BTC, usdtOf(core, BTC));
  return compare(totalAssets(core, member.id), wealthy) > 0 ? 3 : 2;
}
