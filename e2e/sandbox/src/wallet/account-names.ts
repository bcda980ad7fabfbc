import type { LanguageCode } from '@tradefloor/contract';
import { ACCOUNTS, type AccountName } from '../ledger/account';
import type { MessageKey } from '../messages/en';
import { say } from '../messages/message';

const NAMES: Readonly<Record<AccountName, MessageKey>> = {
  legal: 'accountLegal',
  change: 'accountChange',
  lever: 'accountLever',
  micro: 'accountMicro',
};

const nameOf = (language: LanguageCode, account: string | undefined): string => {
  const known = ACCOUNTS.find(name => name === account);
  return known ? say(language, NAMES[known]) : '';
};

/** `legal-to-lever`, in words. */
export function transferInfo(language: LanguageCode, way: string): string {
  const [from, to] = way.split('-to-');
  return say(language, 'transferBetween', { from: nameOf(language, from), to: nameOf(language, to) });
}
