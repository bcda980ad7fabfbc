import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** One mount's queries. Their client is made by the first that asks: a screen that asks for nothing carries none of it. */
export interface Queries {
  client: QueryClient | null;
}

export const QueriesContext = createContext<Queries | null>(null);

export const noQueries = (): Queries => ({ client: null });

export function endQueries({ client }: Queries): void {
  client?.unmount();
  client?.clear();
}
