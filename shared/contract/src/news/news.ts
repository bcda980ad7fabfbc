import { call } from '../call';
import { choice } from '../wire/choice';
import { maybe, type Page, pageOf } from '../wire/containers';
import { newsId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { language } from './language';

/** market.news-columns: by `c_id`. */
export type NewsColumn = 'home-banner' | 'notices' | 'help' | 'about' | 'fees-and-rules' | 'agreements' | 'features';
const newsColumn: Kind<NewsColumn> = /* @__PURE__ */ choice<NewsColumn>({
  'home-banner': 3,
  notices: 5,
  help: 9,
  about: 10,
  'fees-and-rules': 19,
  agreements: 21,
  features: 25,
});

export interface NewsItem extends PlainOf<typeof newsItem> {}
export const newsItem = /* @__PURE__ */ shape(() => ({
  id: field('id', newsId),
  title: field('title', textOrEmpty),
  abstract: field('abstract', textOrEmpty),
  thumbnail: field('thumbnail', maybe(text)),
  updatedAt: field('update_time', maybeInstant, 'create_time'),
}));

/** `content` is HTML as an editor wrote it: to be sanitised before it is shown. */
export interface NewsArticle extends PlainOf<typeof newsArticle> {}
export const newsArticle = /* @__PURE__ */ shape(() => ({
  id: field('id', maybe(newsId)),
  title: field('title', textOrEmpty),
  abstract: field('abstract', textOrEmpty),
  content: field('content', textOrEmpty),
  thumbnail: field('thumbnail', maybe(text)),
  updatedAt: field('update_time', maybeInstant, 'create_time'),
}));

export type NewsPage = Page<NewsItem>;
export const listNews = /* @__PURE__ */ call('listNews', 'POST', '/api/news/list', {
  auth: 'none',
  payload: () => ({
    column: field('c_id', newsColumn),
    language: optional('lang', language),
    page: optional('page', page),
  }),
  answer: () => pageOf<NewsItem>('list', newsItem),
});

export const readNews = /* @__PURE__ */ call('readNews', 'POST', '/api/news/detail', {
  auth: 'none',
  payload: () => ({ id: field('id', newsId) }),
  answer: (): Kind<NewsArticle> => newsArticle,
});
