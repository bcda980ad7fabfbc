import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { Advert } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { shownStatus } from './shown-status';

/** The user's own adverts, with what the list has no room for. */
export function useOwnAdvertFile(): ListFile<Advert> {
  const { t } = useTranslation();
  return {
    name: 'c2c-ads',
    heads: [
      t('adverts.number'),
      t('order.time'),
      t('orders.type'),
      t('orders.currency'),
      t('order.price'),
      t('adverts.left'),
      t('adverts.total'),
      t('order.way'),
      t('publish.least'),
      t('publish.most'),
      t('adverts.open'),
      t('orders.status'),
    ],
    cells: advert => [
      advert.id,
      instantOf(advert.createdAt),
      t(`orders.sides.${advert.side}`),
      advert.currencyName,
      advert.price,
      advert.remaining,
      advert.total,
      t(`way.${advert.way}`),
      advert.minMoney ?? '',
      advert.maxMoney ?? '',
      String(advert.openOrders),
      t(`adverts.status.${shownStatus(advert)}`),
    ],
  };
}
