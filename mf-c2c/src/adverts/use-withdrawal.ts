import { sendingOf, type Stage, underWayOf, useAct } from '@tradefloor/area/act';
import { everyPage, ownChangedOf } from '@tradefloor/area/list';
import { type Advert, listOwnAdverts, withdrawAdvert } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';

const KIND = 'withdraw-advert';

export interface Withdrawal {
  readonly underWay: ReadonlyMap<string, Stage>;
  readonly withdraw: (advert: Advert) => void;
}

/** Takes an advert off the market: what nobody took comes back, orders that were placed on it go on. */
export function useWithdrawal(): Withdrawal {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  const store = underWayOf(platform, KIND);
  const underWay = useSyncExternalStore(store.subscribe, store.read);
  const withdraw = ({ id, side, currencyId, currencyName, remaining, price, openOrders }: Advert) =>
    void act({
      ...sendingOf(
        platform,
        withdrawAdvert,
        () => ({ id }),
        async (_, signal) => {
          const wish = { side, ...(currencyId === null ? {} : { currencyId }) };
          const own = await everyPage<Advert>(
            page => platform.http(listOwnAdverts, { ...wish, page }, { signal }),
            row => row.id,
          );
          const isStill = own.some(row => row.id === id && row.status !== 'withdrawn');
          return isStill ? { kind: 'lost' } : { kind: 'done', message: null };
        },
      ),
      ask: {
        title: t('adverts.ask'),
        text: openOrders > 0 ? t('adverts.askOpen', { count: openOrders }) : t(`adverts.askText.${side}`),
        facts: [
          [t('market.available'), `${formatNumber(remaining, language)} ${currencyName}`],
          [t('order.price'), yuanText(price, language)],
        ],
        yes: t('adverts.withdraw'),
        no: t('adverts.keep'),
        tone: 'danger',
      },
      subject: { kind: KIND, id },
      outlives: true,
      refusal: 'info',
      done: message => message ?? t('adverts.withdrawn'),
      async after() {
        ownChangedOf(platform).tell();
        await platform.refresh(balancesTopic);
      },
    });
  return { underWay, withdraw };
}
