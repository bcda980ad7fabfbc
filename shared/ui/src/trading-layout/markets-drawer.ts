import { createContext, useContext } from 'react';

export interface MarketsDrawer {
  /** `null` where the markets stand beside the chart anyway. */
  readonly open: (() => void) | null;
  /** Once a pair is chosen; does nothing where there is no drawer. */
  readonly close: () => void;
}

export const MarketsDrawerContext = createContext<MarketsDrawer>({ open: null, close: () => undefined });

/** For the pair bar and the market list, wherever in the layout they stand. */
export function useMarketsDrawer(): MarketsDrawer {
  return useContext(MarketsDrawerContext);
}
