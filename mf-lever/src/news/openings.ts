import type { LeverageOrder } from '@tradefloor/contract';

type Row = Pick<LeverageOrder, 'id'>;

export interface Openings {
  readonly waiting: (entrusts: readonly Row[]) => void;
  /** Of these positions, what was an entrust a moment before: each once. */
  readonly openedOf: <Position extends Row>(positions: readonly Position[]) => readonly Position[];
}

/** A position has the number of its entrust. Where both lists are asked for, either may be the first that says it. */
export function openings(): Openings {
  const waiting = new Set<string>();
  const opened = new Set<string>();
  return {
    waiting(entrusts) {
      for (const { id } of entrusts) if (!opened.has(id)) waiting.add(id);
    },
    openedOf: positions =>
      positions.filter(({ id }) => {
        const isNew = waiting.delete(id);
        if (isNew) opened.add(id);
        return isNew;
      }),
  };
}
