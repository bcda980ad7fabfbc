import type { NewsItem } from '@tradefloor/contract';
import { useEffect } from 'react';
import { useChrome, useContent } from '../chrome-context';
import { useStore } from '../use-store';
import { whenIdle } from '../when-idle';
import type { Column } from './content';
import type { Loadable } from '@tradefloor/platform';
import type { Fetched } from './fetched';

interface Shown<Value> {
  readonly state: Loadable<Value>;
  readonly again: () => void;
}

/** Asked for when the page is idle: nothing of it belongs to the first paint. */
function useFetched<Value>(fetched: Fetched<Value>): Shown<Value> {
  const { painted } = useChrome();
  useEffect(() => whenIdle(fetched.want, painted), [fetched, painted]);
  return { state: useStore(fetched.state), again: fetched.want };
}

export function useCustomerService(): Shown<string | null> {
  return useFetched(useContent().customerService);
}

export function useColumn(column: Column): Shown<readonly NewsItem[]> {
  return useFetched(useContent().columns[column]);
}
