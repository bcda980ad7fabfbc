import type { RowList } from '@tradefloor/area/list';
import { listRevisions, type Revision } from '@tradefloor/contract/desk';

/** Every revision of the registry, newest first. */
export const historyRows: RowList<Revision> = {
  name: 'revisions',
  whose: 'own',
  keyOf: ({ revision }) => String(revision),
  isHistory: true,
  ask: ({ http }, page, signal) => http(listRevisions, { page }, signal ? { signal } : {}),
};
