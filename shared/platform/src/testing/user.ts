import { asId } from '@tradefloor/contract';
import type { FakePlatform } from '../fake';
import { type CurrentUser, offeredTopic, userTopic } from '../topics';

export function aUser(more: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: asId('7'),
    account: 'ann@example.com',
    accountNumber: null,
    inviteCode: 'ANN2026',
    isSeller: false,
    phone: null,
    email: 'ann@example.com',
    reviewStatus: 'not-submitted',
    totalAssets: null,
    sellers: [],
    fundPasswordSet: false,
    twoStepOn: false,
    antiPhishingPhrase: null,
    isRegionalAgent: false,
    isAcceptor: false,
    isOperator: false,
    level: 1,
    realName: null,
    cardId: null,
    ...more,
  };
}

/** What the shell publishes of who is signed in. */
export function known(platform: FakePlatform, more: Partial<CurrentUser> = {}): void {
  platform.drive(offeredTopic, []);
  platform.drive(userTopic, aUser(more));
}
