import type { Command } from '../command';
import { block, unblock } from './block';
import { canary } from './canary';
import { desk } from './desk';
import { gate } from './gate';
import { history } from './history';
import { keys } from './keys';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { publishers } from './publishers';
import { renew } from './renew';
import { retire } from './retire';
import { rollback } from './rollback';
import { status } from './status';
import { verify } from './verify';

export const COMMANDS: readonly Command[] = [
  publish,
  gate,
  canary,
  promote,
  rollback,
  block,
  unblock,
  status,
  history,
  verify,
  retire,
  prune,
  renew,
  keys,
  desk,
  publishers,
];
