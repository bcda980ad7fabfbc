import type { Observed, Visit } from '../observed';

export const visitsIn = ({ walks }: Observed): readonly Visit[] => walks.flatMap(({ visits }) => visits);
