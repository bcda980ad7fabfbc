import { later, NothingYet } from '@tradefloor/area/later';
import { Page } from '@tradefloor/area/page';
import type { ComponentProps } from 'react';
import { LeveragePages } from './leverage-pages';

const LeverageNews = later(() => import('../news/leverage-news').then(late => late.LeverageNews), NothingYet);

/** A page about leverage: it leads to the others, and tells what ends meanwhile. */
export function LeveragePage({ children, ...page }: ComponentProps<typeof Page>) {
  return (
    <Page {...page}>
      <LeveragePages />
      {children}
      <LeverageNews />
    </Page>
  );
}
