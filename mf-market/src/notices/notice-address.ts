import type { NewsId } from '@tradefloor/contract';

export function noticeAddress(id: NewsId): string {
  return `/components/noticeDetail?${new URLSearchParams({ id }).toString()}`;
}
