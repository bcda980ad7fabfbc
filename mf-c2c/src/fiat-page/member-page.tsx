import { Page } from '@tradefloor/area/page';
import type { ComponentProps } from 'react';
import { useWordNews } from '../chat/use-word-news';

/** The frame of every screen on which members deal with each other: what the other side says is told on all of them. */
export function MemberPage(props: ComponentProps<typeof Page>) {
  useWordNews();
  return <Page {...props} />;
}
