import { customerService, type LanguageCode, listNews, type NewsColumn, type NewsItem } from '@tradefloor/contract';
import type { Http } from '@tradefloor/platform';

/** What the chrome shows of what operators write; articles are written per language. */
export interface WrittenByOperators {
  /** null: they have not set one. */
  readonly customerService: () => Promise<string | null>;
  readonly articles: (column: NewsColumn) => Promise<readonly NewsItem[]>;
}

export function writtenByOperators(http: Http, language: () => LanguageCode): WrittenByOperators {
  return {
    customerService: () => http(customerService, {}),
    articles: async column => (await http(listNews, { column, language: language() })).rows,
  };
}
