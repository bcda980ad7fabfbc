import type { Page } from '@tradefloor/contract';
import type { Bus, Platform } from '@tradefloor/platform';
import type { Freshness } from '@tradefloor/platform/live';
import type { RowRules } from './kept-rows';

/** How a list's pushes change it. */
export interface Telling<Row> {
  /** A row came, changed, or went. */
  readonly row: (row: Row) => void;
  /** These are all that there are: for pushes that say everything each time. */
  readonly rows: (rows: readonly Row[]) => void;
  /** Something changed: the server is asked again. */
  readonly stale: () => void;
}

type Following = { unsubscribe(): void };

/** A list that the server has, and what keeps it fresh: data, so that a screen only says which one it shows. */
export interface RowList<Row> extends RowRules<Row> {
  /** With everything that was wished for, as in `spot fills BTC/USDT`: two of one name are one list. */
  readonly name: string;
  /** `own` rows are the signed-in user's, never shown to another one; a guest has none. */
  readonly whose: 'own' | 'anyone';
  /** One page from 1; a list that comes whole answers all of it with its number as the total. */
  readonly ask: (platform: Platform, page: number, signal: AbortSignal | undefined) => Promise<Page<Row>>;
  /** For servers that answer more than was asked for. */
  readonly isWanted?: (row: Row) => boolean;
  /** What is said to it; called while somebody looks. */
  readonly follow?: (bus: Bus, tell: Telling<Row>, platform: Platform) => readonly Following[];
  /** The push that tells every change, `always` where each server has it. Without it, or while the socket is down, the list is asked for every five seconds. */
  readonly push?: { readonly name: string } | 'always';
  /** How often it is asked for where no push tells: five seconds when left out. */
  readonly pollMs?: number;
  /** Rows neither change nor go: only the newest page is asked for again. */
  readonly isHistory?: boolean;
  /** So many a page, one page at a time, gone through with a pager; left out, pages are loaded one below the other. */
  readonly pageRows?: number;
}

/** Where one is among pages of which one is shown at a time. */
export interface Pages {
  readonly page: number;
  readonly pages: number;
  /** Rejects when it does not come: the present one stays. */
  readonly show: (page: number) => Promise<void>;
}

/** What a screen knows of a list, and can do with it: what every frame takes. The same object until it changes. */
export interface Listing<Row> {
  /** `guest` has none; `failed` only while there is nothing to show: what came before stays, and `freshness` tells. */
  readonly kind: 'guest' | 'loading' | 'ready' | 'failed';
  readonly freshness: Freshness;
  /** Why it was not answered; null when it was. */
  readonly problem: unknown;
  readonly rows: readonly Row[];
  /** Over all pages, where it is known. */
  readonly total: number | null;
  /** Whether there are more below, as far as is known. */
  readonly hasMore: boolean;
  /** Null where rows are loaded one below the other. */
  readonly pages: Pages | null;
  readonly retry: () => void;
  /** Rejects when they don't come. */
  readonly more: () => Promise<void>;
  /** Asks again for what is shown, which stays meanwhile: after an action of the user's. */
  readonly refresh: () => void;
  /** Every one there is, for a file. */
  readonly all: () => Promise<readonly Row[]>;
}
