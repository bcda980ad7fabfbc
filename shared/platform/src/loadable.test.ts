import { failedAfter, type Loadable, LOADING, ready } from './loadable';

const problem = new Error('away');

it.each<[string, Loadable<string | null>, Loadable<string | null>]>([
  ['nothing was there', LOADING, { kind: 'failed', problem }],
  ['it failed before', { kind: 'failed', problem: null }, { kind: 'failed', problem }],
  ['what was there stays', ready('rows'), { kind: 'ready', value: 'rows', problem }],
  ['nothing, which was the answer, stays too', ready(null), { kind: 'ready', value: null, problem }],
])('%s', (_, before, after) => expect(failedAfter(before, problem)).toEqual(after));
