import type { Observed, PartShown, Visit } from '../observed';
import type { Saying } from '../said/said';

export const visitsIn = ({ walks }: Observed): readonly Visit[] => walks.flatMap(({ visits }) => visits);

export const partsIn = ({ walks }: Observed): PartShown[] => walks.flatMap(({ parts }) => parts);

export const placeOf = ({ route, as, turned }: Pick<Visit, 'route' | 'as' | 'turned'>): Saying =>
  turned === null
    ? { key: `place.route.${as}`, values: { route } }
    : { key: `place.turned.${turned}`, values: { route } };

export const placeOfPart = ({ part }: Pick<PartShown, 'part'>): Saying => ({ key: 'place.part', values: { part } });
