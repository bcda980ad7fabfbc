import { createContext, useContext } from 'react';

/** `null` where the form stands beside the book anyway, and where there is none. */
export const OrderSheetContext = createContext<(() => void) | null>(null);

/** Opens the form on a phone: for a panel that fills it in. */
export function useOrderSheet(): (() => void) | null {
  return useContext(OrderSheetContext);
}
