import { ABOUT } from './about';
import { AGREEMENTS } from './agreements';
import type { Article, Column } from './article';
import { BANNERS } from './banners';
import { FEATURES } from './features';
import { FEES } from './fees';
import { HELP } from './help/help';
import { NOTICES } from './notices/notices';

const ALL: readonly Article[] = [...BANNERS, ...NOTICES, ...HELP, ...ABOUT, ...FEES, ...AGREEMENTS, ...FEATURES];
const byId = new Map(ALL.map(article => [article.id, article]));

export const articlesIn = (column: Column): readonly Article[] => ALL.filter(article => article.column === column);
export const findArticle = (id: number): Article | undefined => byId.get(id);
export const allArticles = (): readonly Article[] => ALL;
