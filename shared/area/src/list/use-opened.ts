import { useState } from 'react';

/**
 * The row of a list that is open in a dialog, as it is by now: one that leaves the list, to a further page or for good,
 * stays as it was last seen, and does not go from under who reads it or fills something in.
 */
export function useOpened<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean): Row | undefined {
  const [seen, setSeen] = useState<Row>();
  const listed = rows.find(isOpen);
  if (listed !== undefined && listed !== seen) setSeen(listed);
  return listed ?? (seen !== undefined && isOpen(seen) ? seen : undefined);
}
