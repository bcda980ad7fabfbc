import { partLifecycles, type Texts } from '@tradefloor/area';
import { type BadgeOf, merchantBadgePart } from '@tradefloor/platform/parts';
import { MerchantBadge } from './merchant-badge';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `../locales/${code}.json`);

export const { mount, update, unmount } = partLifecycles({ of: merchantBadgePart, View: Badge, texts });

function Badge({ given: { isSeller } }: { readonly given: BadgeOf }) {
  return isSeller ? <MerchantBadge /> : null;
}
