import { accountNotes } from './notes/account';
import { c2cNotes } from './notes/c2c';
import { dealNotes } from './notes/deals';
import { identityNotes } from './notes/identity';
import { leverageNotes } from './notes/leverage';
import { microNotes } from './notes/micro';
import { moneyNotes } from './notes/money';
import { stakingNotes } from './notes/staking';

/** All that the exchange ever writes to its members. */
export const NOTES = {
  ...accountNotes,
  ...c2cNotes,
  ...dealNotes,
  ...identityNotes,
  ...leverageNotes,
  ...microNotes,
  ...moneyNotes,
  ...stakingNotes,
};
export type NoteName = keyof typeof NOTES;
