import { useAct } from '@tradefloor/area/act';
import { rowsOf } from '@tradefloor/area/list';
import { type Amount, formatSigned, isPositive, type Price, ZERO } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ownPriceText, traded } from '@tradefloor/trading';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { settingStops } from '../positions/acting';
import { namesOf, type Position } from '../positions/position';
import { openPositions } from '../positions/position-lists';
import { profitDecimals } from '../positions/row-figures';
import { KIND } from '../positions/use-position-acts';
import { broughtAt, type StopField } from './stop-rules';

const DIGITS = 8;

export interface MovedStop {
  readonly position: Position;
  /** Null where a server does not say it. */
  readonly quantity: Amount | null;
  readonly field: StopField;
  /** Zero lifts it. */
  readonly price: Price;
}

/** A stop that was dragged to another price, or lifted by its cross: asked first, as a hand slips. */
export function useMoveStop(): (moved: MovedStop) => Promise<void> {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act } = useAct();
  return useCallback(
    async ({ position, quantity, field, price }) => {
      const { quote } = namesOf(position);
      const brought = quantity === null ? null : broughtAt(position, quantity, price, DIGITS);
      const isLifted = !isPositive(price);
      const wanted = () => {
        const now =
          rowsOf(platform, openPositions)
            ?.read()
            .rows.find(({ id }) => id === position.id) ?? position;
        const { takeProfit, stopLoss, stopBy = 'mark' } = now;
        return { takeProfit, stopLoss, stopBy, [field]: isLifted ? ZERO : price };
      };
      await act({
        ...settingStops(platform, position, wanted),
        subject: { kind: KIND, id: position.id },
        outlives: true,
        ask: {
          title: t(isLifted ? `stops.lift.${field}` : `stops.move.${field}`),
          facts: [
            [t('positions.pair'), position.symbol],
            [t('positions.side'), t(`positions.sides.${position.direction}`)],
            ...(isLifted ? [] : ([[t(`stops.${field}`), `${ownPriceText(price, language)} ${quote}`]] as const)),
            ...(brought === null
              ? []
              : ([[t('stops.brings'), `${formatSigned(brought, language, profitDecimals(quote))} ${quote}`]] as const)),
          ],
          yes: t('stops.save'),
          no: t('stops.leave'),
          focus: 'yes',
        },
        done: message => message ?? t('stops.set'),
        lost: t('stops.lost'),
        after: () => traded(platform),
      });
    },
    [platform, language, act, t],
  );
}
