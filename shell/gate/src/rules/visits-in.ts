import type { Observed, PartShown, Visit } from '../observed';

export const visitsIn = ({ walks }: Observed): readonly Visit[] => walks.flatMap(({ visits }) => visits);

export const partsIn = ({ walks }: Observed): PartShown[] => walks.flatMap(({ parts }) => parts);
