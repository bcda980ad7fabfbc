import type { LanguageCode } from '@tradefloor/contract';
import { escaped } from '../pages/escaped';

/** Title, abstract, then paragraphs; one that begins with `# ` is a heading, with `- ` a point of a list. */
export type Written = readonly [title: string, abstract: string, ...paragraphs: string[]];

/** market.news-columns: `c_id` on the wire. */
export const COLUMNS = { banner: 3, notices: 5, help: 9, about: 10, fees: 19, agreements: 21, features: 25 } as const;
export type Column = keyof typeof COLUMNS;

export interface Article {
  readonly id: number;
  readonly column: Column;
  /** Day of the last change, UTC. */
  readonly day: string;
  readonly texts: Readonly<Record<LanguageCode, Written>>;
}

const TAGS: ReadonlyArray<readonly [mark: string, tag: string]> = [
  ['# ', 'h3'],
  ['- ', 'li'],
];

/** HTML made of nothing but headings, paragraphs and lists around escaped text. */
export function htmlOf([, , ...paragraphs]: Written): string {
  const blocks = paragraphs.map(paragraph => {
    const [mark, tag] = TAGS.find(([mark]) => paragraph.startsWith(mark)) ?? ['', 'p'];
    return `<${tag}>${escaped(paragraph.slice(mark.length))}</${tag}>`;
  });
  return blocks.join('').replace(/(?:<li>.*?<\/li>)+/g, list => `<ul>${list}</ul>`);
}
