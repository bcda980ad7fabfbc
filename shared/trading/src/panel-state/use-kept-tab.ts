import { useTurn } from '@tradefloor/area/list';
import { stored } from '@tradefloor/platform';
import { useState } from 'react';

/** The tab of a panel that the trader last chose on this device; the first one until then. Each screen keeps its own. */
export function useKeptTab<Tab extends string>(
  screen: string,
  panel: string,
  tabs: readonly [Tab, ...Tab[]],
): readonly [Tab, (tab: Tab) => void] {
  const [kept] = useState(() =>
    stored<Tab>({
      name: `${screen}-tab.${panel}`,
      scope: 'device',
      version: 1,
      read: value => tabs.find(tab => tab === value),
      fallback: tabs[0],
    }),
  );
  const [tab, setTab] = useState(() => kept.get());
  const choose = (next: Tab): void => {
    kept.set(next);
    setTab(next);
  };
  return [tab, choose];
}

/** The same for the lists of what is the trader's own: in the address as well, so that "back" leads to the former. */
export const useOwnList = <Tab extends string>(screen: string, panel: string, tabs: readonly [Tab, ...Tab[]]) =>
  useTurn('list', tabs, useKeptTab(screen, panel, tabs));
