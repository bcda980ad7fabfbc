import type { NewsColumn, NewsItem } from '@tradefloor/contract';
import type { ChromeDeps } from '../deps';
import { fetched, type Fetched } from './fetched';

export const COLUMNS = ['help', 'about', 'fees-and-rules'] as const satisfies readonly NewsColumn[];
export type Column = (typeof COLUMNS)[number];

/** Where the texts of the chrome come from that operators write. */
export interface Content {
  /** null: the operator has not set one. */
  readonly customerService: Fetched<string | null>;
  readonly columns: Readonly<Record<Column, Fetched<readonly NewsItem[]>>>;
  /** Articles are written per language. */
  readonly renew: () => void;
  /** The exchange is back: what it could not answer is asked for again, by itself. */
  readonly retry: () => void;
}

export function createContent(written: ChromeDeps['written']): Content {
  const articles = (column: Column) => fetched(() => written.articles(column));
  const columns = {
    help: articles('help'),
    about: articles('about'),
    'fees-and-rules': articles('fees-and-rules'),
  };
  const customerService = fetched(async () => serviceAddress(await written.customerService()));
  return {
    customerService,
    columns,
    renew() {
      for (const column of COLUMNS) columns[column].renew();
    },
    retry() {
      customerService.retry();
      for (const column of COLUMNS) columns[column].retry();
    },
  };
}

const HERE = 'https://here.invalid';

/** Whatever the operator typed ends in a link: only an address of the web may, or a path of this site. */
export function serviceAddress(text: string | null): string | null {
  const wanted = text?.trim() ?? '';
  if (URL.canParse(wanted)) {
    const { protocol, href } = new URL(wanted);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  }
  if (!wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // "/.//evil.example" is only after parsing the address of another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
