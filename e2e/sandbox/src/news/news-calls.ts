import type { listNews, LanguageCode, NewsColumn, NewsItem, readNews } from '@tradefloor/contract';
import { asId, asInstant } from '@tradefloor/contract';
import { Refusal } from '../messages/refusal';
import { thumbnailPath } from '../pages/thumbnail';
import type { HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { type Article, type Column, htmlOf } from './article';
import { articlesIn, findArticle } from './library';

const COLUMN_OF: Readonly<Record<NewsColumn, Column>> = {
  'home-banner': 'banner',
  notices: 'notices',
  help: 'help',
  about: 'about',
  'fees-and-rules': 'fees',
  agreements: 'agreements',
  features: 'features',
};
const PAGE_ROWS = 10;

/** Without a page the whole column: the old clients of the home page ask like that. */
export const news: HandlerOf<typeof listNews> = (wish, ask) => {
  const articles = articlesIn(COLUMN_OF[wish.column]);
  const first = wish.page === undefined ? 0 : (wish.page - 1) * PAGE_ROWS;
  const rows = articles.slice(first, wish.page === undefined ? undefined : first + PAGE_ROWS);
  return { rows: rows.map(article => itemOf(article, wish.language ?? ask.language)), total: articles.length };
};

export const article: HandlerOf<typeof readNews> = ({ id }, { language }) => {
  const found = findArticle(wholeOf(id));
  if (!found) throw new Refusal('articleGone');
  return { ...itemOf(found, language), content: htmlOf(found.texts[language]) };
};

function itemOf(article: Article, language: LanguageCode): NewsItem {
  const [title, abstract] = article.texts[language];
  return {
    id: asId(article.id),
    title,
    abstract,
    thumbnail: thumbnailPath(article.id),
    updatedAt: asInstant(Date.parse(`${article.day}T08:00:00Z`)),
  };
}
