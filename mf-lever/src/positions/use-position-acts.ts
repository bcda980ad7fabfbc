import { type Act, actOnAll, type Stage, underWayOf, useAct } from '@tradefloor/area/act';
import type { Done, LeverageOrder } from '@tradefloor/contract';
import { branded, formatNumber, formatSigned } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ownPriceText, pairsText, traded } from '@tradefloor/trading';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { closing, revoking } from './acting';
import { liveAccountsOf } from './live-accounts';
import { namesOf, type Position } from './position';
import { profitDecimals } from './row-figures';

export interface PositionActs {
  /** What is on its way, by the order's id. */
  readonly underWay: ReadonlyMap<string, Stage>;
  /** leverage.close-asks: they ask first, always. */
  readonly close: (position: Position) => Promise<void>;
  readonly cancel: (entrust: LeverageOrder) => Promise<void>;
  readonly cancelAll: (entrusts: readonly LeverageOrder[]) => Promise<void>;
}

/** One at a time for each order, in whichever panel. */
export const KIND = 'leverage order';

export function usePositionActs(): PositionActs {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  const store = underWayOf(platform, KIND);
  const underWay = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => {
    const about = (order: Position): ReadonlyArray<readonly [string, string]> => [
      [t('positions.pair'), order.symbol],
      [t('positions.side'), t(`positions.sides.${order.direction}`)],
      [t('positions.hands'), formatNumber(order.hands, language)],
    ];
    const revoke = async (entrust: LeverageOrder, more: Pick<Act<Done>, 'ask' | 'done' | 'about'> = {}) => {
      const ended = await act({
        ...revoking(platform, entrust),
        ...more,
        subject: { kind: KIND, id: entrust.id },
        outlives: true,
        refusal: 'info',
        lost: t('positions.cancelLost'),
        after: () => traded(platform),
      });
      return ended.kind === 'done';
    };
    return {
      underWay,
      async close(position) {
        const { quote } = namesOf(position);
        const live = liveAccountsOf(platform).position(position.id);
        await act({
          ...closing(platform, position),
          subject: { kind: KIND, id: position.id },
          outlives: true,
          refusal: 'info',
          ask: {
            title: t('positions.closeTitle'),
            text: t('positions.closeText'),
            facts: [
              ...about(position),
              [t('positions.entry'), `${ownPriceText(position.openPrice, language)} ${quote}`],
              ...(live === null
                ? []
                : ([
                    [t('positions.mark'), `${ownPriceText(live.mark, language)} ${quote}`],
                    [
                      t('positions.estimatedProfit'),
                      `${formatSigned(live.profit, language, profitDecimals(quote))} ${quote}`,
                    ],
                  ] as const)),
            ],
            yes: t('positions.closeYes'),
            no: t('positions.keep'),
            tone: 'danger',
          },
          done: message => message ?? t('positions.closed'),
          about: `leverage ${position.id}`,
          lost: t('positions.closeLost'),
          after: () => traded(platform),
        });
      },
      async cancel(entrust) {
        await revoke(entrust, {
          ask: {
            title: t('positions.cancelTitle'),
            facts: [
              ...about(entrust),
              [t('positions.price'), `${ownPriceText(entrust.originPrice, language)} ${namesOf(entrust).quote}`],
            ],
            yes: t('positions.cancelYes'),
            no: t('positions.keep'),
            tone: 'danger',
          },
          done: message => message ?? t('positions.cancelled'),
          about: `leverage ${entrust.id}`,
        });
      },
      cancelAll: entrusts =>
        actOnAll(platform, {
          all: entrusts,
          ask: {
            title: t('positions.cancelAllTitle'),
            text: t('positions.cancelAllText'),
            facts: [
              [t('positions.pair'), pairsText(entrusts.map(({ symbol }) => symbol))],
              [t('positions.entrusts'), formatNumber(branded(String(entrusts.length)), language)],
            ],
            yes: t('positions.cancelAllYes'),
            no: t('positions.keep'),
            tone: 'danger',
          },
          send: entrust => revoke(entrust),
          done: count => t('positions.allCancelled', { count }),
        }),
    };
  }, [underWay, platform, language, act, t]);
}
