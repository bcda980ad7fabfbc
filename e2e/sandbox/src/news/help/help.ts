import type { Article } from '../article';
import { ACCOUNT_SAFETY } from './account-safety';
import { GETTING_STARTED } from './getting-started';
import { HOW_TO_DEPOSIT } from './how-to-deposit';
import { HOW_TO_WITHDRAW } from './how-to-withdraw';
import { LIMIT_AND_MARKET } from './limit-and-market';
import { TALK_TO_SUPPORT } from './talk-to-support';

export const HELP: readonly Article[] = [
  TALK_TO_SUPPORT,
  GETTING_STARTED,
  HOW_TO_DEPOSIT,
  HOW_TO_WITHDRAW,
  LIMIT_AND_MARKET,
  ACCOUNT_SAFETY,
];
