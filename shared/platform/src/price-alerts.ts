import type { LanguageCode, PairKey } from '@tradefloor/contract';
import { compare, formatNumber, isDecimal, type Price } from '@tradefloor/money';
import type { TextStorage } from './device-storage';
import { stored, type Stored } from './stored';

/** A price that the trader wants to hear of, once. The shell watches, so that it is heard on whatever screen they are. */
export interface PriceAlert {
  readonly id: string;
  readonly pair: PairKey;
  /** As in `BTC/USDT`: it is announced also where the pairs are not known. */
  readonly name: string;
  readonly way: 'above' | 'below';
  readonly price: Price;
}

export interface PriceAlerts {
  readonly alerts: readonly PriceAlert[];
  readonly sound: boolean;
}

/** Each quote is held against all of them. */
export const MOST_PRICE_ALERTS = 50;

const NONE: PriceAlerts = { alerts: [], sound: false };

/** The device's, the same in every area and tab. */
export function priceAlerts(storage?: TextStorage): Stored<PriceAlerts> {
  return stored<PriceAlerts>(
    { name: 'price-alerts', scope: 'device', version: 1, read: readAlerts, fallback: NONE },
    storage,
  );
}

export function isReached({ way, price }: Pick<PriceAlert, 'way' | 'price'>, now: Price): boolean {
  const order = compare(now, price);
  return way === 'above' ? order >= 0 : order <= 0;
}

export const alertPrice = ({ price }: PriceAlert, language: LanguageCode): string => formatNumber(price, language);

function readAlerts(kept: unknown): PriceAlerts | undefined {
  if (!isRecord(kept)) return undefined;
  const { alerts, sound } = kept;
  return {
    alerts: Array.isArray(alerts) ? alerts.filter(isAlert).slice(0, MOST_PRICE_ALERTS) : NONE.alerts,
    sound: sound === true,
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isAlert = (value: unknown): value is PriceAlert =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['pair'] === 'string' &&
  typeof value['name'] === 'string' &&
  (value['way'] === 'above' || value['way'] === 'below') &&
  isDecimal(value['price']);
